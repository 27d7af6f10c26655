// npm run firmware: will build the reference firmware of firmware-protocol/.
console.error('The reference firmware is not there yet: it is issue 6.');
process.exit(1);
