extension Failure {
  /// Why a command for a stack cannot be done where there is none.
  static let noStack = "there is no navigation stack here"
}
