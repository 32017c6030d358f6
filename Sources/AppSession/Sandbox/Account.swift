/// An account with a user and group number that is not otherwise in use.
///
/// The numbers are above all those that systems give to people, services and containers. They are random, so
/// independent graders hardly ever choose the same. If they do, the two processes share one limit of threads, but the
/// kernel still keeps them from each other's homes.
struct Account: Hashable, Sendable {
  /// The number that identifies both the user and the group.
  let number: UInt32

  private static let numbers: ClosedRange<UInt32> = 0x7000_0000...0x7fff_fffe

  /// Creates an account with a random number.
  init() {
    number = .random(in: Self.numbers)
  }
}
