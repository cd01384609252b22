// The framework parses bodies before our code. Unless this is set at start-up, its refusals show a stack.
process.env.NODE_ENV = 'production';
