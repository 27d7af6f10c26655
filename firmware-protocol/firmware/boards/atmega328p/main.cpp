#include "../../core/reader.hpp"
#include "board.hpp"

namespace {
ttr::Reader reader;
}

int main() {
  board::start();
  reader.start();
  for (;;) {
    reader.turn();
    board::rest();
  }
}
