/// The number of a user and group that nobody else has and that owns nothing yet.
///
/// The numbers are above all those that systems give to people, services and containers. They are
/// random, so independent graders hardly ever choose the same. If they do, the two processes share
/// one limit of threads, but the kernel still keeps them from each other's homes.
struct Account: Hashable, Sendable {
  /// The number.
  let number: UInt32

  private static let numbers: ClosedRange<UInt32> = 0x7000_0000...0x7fff_fffe

  /// Chooses a random number.
  init() {
    number = .random(in: Self.numbers)
  }
}
