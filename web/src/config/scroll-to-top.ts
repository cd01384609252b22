/** CSS pixels of scroll beyond which the way back to the top is offered. */
export const SCROLL_TO_TOP_OFFSET = 1000;
