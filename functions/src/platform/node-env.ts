// What parses bodies before our code prints the stack of a refused one unless this is set, and reads it once at start-up.
process.env.NODE_ENV = 'production';
