// A file whose journeys cannot be loaded.

throw new Error('the planted journeys');
