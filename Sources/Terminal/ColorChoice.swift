/// The choice of when to use colour.
package enum ColorChoice: String, CaseIterable, Hashable, Sendable {
  /// On a terminal that supports it, unless the user has chosen otherwise.
  case auto
  case always
  case never
}
