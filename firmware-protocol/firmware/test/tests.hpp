#pragma once
#include <stdint.h>

// Each gives the exit code; what went wrong stands on stderr.

/** Bytes on stdin; for each line one on stdout: the frame that was read, or `-`. */
int test_codec();
/** `VERB key=value …` on stdin, nothing in it to escape; frames on stdout. */
int test_encode();
/** The event store against a list, through resets and power cuts at any moment. */
int test_store(uint32_t seed, uint32_t runs);
/** The whole device under random bytes, commands, chips and restarts; on stdout all that it said. */
int test_device(uint32_t seed, uint32_t turns);
