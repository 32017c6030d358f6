/// A choice of when to use colour.
package enum ColorChoice: String, CaseIterable, Hashable, Sendable {
  /// The use of colour if the terminal supports colour and the user has not chosen otherwise.
  case auto
  case always
  case never
}
