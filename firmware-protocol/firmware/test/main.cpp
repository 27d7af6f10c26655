// The native tests, run by test/firmware/*.test.ts: `native-test codec|encode|store SEED RUNS|device SEED TURNS`.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests.hpp"

int main(int count, char** args) {
  const char* what = count > 1 ? args[1] : "";
  const uint32_t seed = count > 2 ? static_cast<uint32_t>(strtoul(args[2], nullptr, 10)) : 0;
  const uint32_t amount = count > 3 ? static_cast<uint32_t>(strtoul(args[3], nullptr, 10)) : 0;
  if (strcmp(what, "codec") == 0) return test_codec();
  if (strcmp(what, "encode") == 0) return test_encode();
  if (strcmp(what, "store") == 0) return test_store(seed, amount);
  if (strcmp(what, "device") == 0) return test_device(seed, amount);
  fprintf(stderr, "usage: native-test codec|encode|store SEED RUNS|device SEED TURNS\n");
  return 2;
}
