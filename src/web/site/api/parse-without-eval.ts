import { z } from 'zod';

// The pages' policy forbids making code from text; without this zod would try it once and be reported.
z.config({ jitless: true });
