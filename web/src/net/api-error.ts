/* api-error.ts - a question that was not answered, and why. */
import type { Problem } from './types.ts';

export class ApiError extends Error {
    readonly status: number; /* 0: the server could not be reached */
    readonly problem: Problem | null;
    constructor(status: number, problem: Problem | null, text: string) {
        super(text);
        this.status = status;
        this.problem = problem;
    }
    get offline(): boolean {
        return this.status === 0;
    }
}
