const part = 1;
