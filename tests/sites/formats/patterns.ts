/** Kinds of text that the formats ask for. */
export const any = /^[\s\S]*$/;
export const some = /\S/;
/** An absolute address, of ASCII alone. */
export const address = /^https?:\/\/[!-~]+$/;
/** Language tag (BCP 47). */
export const language = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;
/** RFC 3339 with a zone. */
export const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
/** RFC 822 with the four digits of RFC 1123. */
export const mailDate = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/;
/** W3C date and time (https://www.w3.org/TR/NOTE-datetime): a day, or an instant. */
export const dayOrInstant = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/;
