import SceneModel

extension Failure {
  /// Returns the failure, marking the name of a value as wrong if no route has this name.
  ///
  /// - Parameters:
  ///   - value: The value to push.
  ///   - routes: The possible routes, as signatures.
  /// - Returns: The failure with its word marked.
  func blaming(_ value: Literal, among routes: [String]) -> Failure {
    guard case .refused(let reason, let choices, nil) = self else { return self }
    let name: String
    switch value {
    case .member(let word, _): name = ".\(word)"
    case .call(let word, _): name = word
    default: return self
    }
    let known = routes.map { String($0.prefix { $0 != "(" }) }
    guard !known.contains(name) else { return self }
    return .refused(reason, choices: choices, slip: Slip(name, among: known))
  }
}
