export const plugin = () => undefined;
