export declare function firefoxProgram(): string
