/// Leaves out of a script whatever its failure does not need.
struct ScriptShrinker<Action> {
  /// Whether a script still fails.
  let fails: ([Action]) -> Bool

  /// Leaves out ever smaller parts, as long as the rest still fails.
  ///
  /// - Parameter script: A script that fails.
  /// - Returns: A script that fails, and no longer does when any one action is left out.
  func shrink(_ script: [Action]) -> [Action] {
    var script = script
    var length = script.count / 2
    while length > 0 {
      var start = 0
      var hasShrunk = false
      while start < script.count {
        var candidate = script
        candidate.removeSubrange(start..<min(start + length, script.count))
        if fails(candidate) {
          script = candidate
          hasShrunk = true
        } else {
          start += length
        }
      }
      if length > 1 || !hasShrunk { length /= 2 }
    }
    return script
  }
}
