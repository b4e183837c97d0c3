import { z } from 'zod';

// zod compiles parsers with `new Function` where it can. In the browser the content security
// policy forbids that, and the attempt alone is reported as a violation.
z.config({ jitless: 'document' in globalThis });

export { z };
