/// The number of a user and group that nobody else has and that owns nothing yet.
///
/// The numbers lie above all that systems give to people, services and containers. They are taken at random, so that
/// graders that know nothing of each other hardly ever take the same; if they do, the two processes share one limit of
/// threads, and the kernel still keeps them from each other's homes.
struct Account: Hashable, Sendable {
  /// The number.
  let number: UInt32

  private static let numbers: ClosedRange<UInt32> = 0x7000_0000...0x7fff_fffe

  /// Chooses a random number.
  init() {
    number = .random(in: Self.numbers)
  }
}
