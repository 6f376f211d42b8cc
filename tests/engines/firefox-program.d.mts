export declare function firefoxProgram(): string
/** Undefined where there is none. */
export declare function lookForFirefox(): string | undefined
