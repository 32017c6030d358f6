/// The choice of when to use colour.
package enum ColorChoice: String, CaseIterable, Hashable, Sendable {
  /// On a terminal that can show it, unless the person has said otherwise.
  case auto
  case always
  case never
}
