extension Timeline {
  /// Begins a branch, so that the current line is preserved and new steps belong to another line.
  ///
  /// - Parameter name: The name of the branch, which must be free, or nil to generate one.
  package mutating func branch(_ name: String?) {
    let name = name ?? freshName("branch")
    branches.append(Branch(name: name, origin: self.name))
    lines.append(Line(name: self.name, steps: steps, count: past.count, isNamed: true))
    self.name = name
    isNamed = true
  }

  /// Returns the moment at which a branch began, or nil if there is no such branch.
  ///
  /// - Parameter name: The name of an open branch, or nil for the innermost one.
  /// - Returns: The moment at which it began, or nil if there is no such branch.
  package func origin(ofBranch name: String? = nil) -> Place? {
    let branch = name.map { name in branches.last { $0.name == name } } ?? branches.last
    guard let origin = branch?.origin else { return nil }
    return lines.first { $0.name == origin }.map { Place(line: origin, count: $0.count) }
  }

  /// Adopts the branches of another timeline, whose current line has been repeated in this timeline.
  ///
  /// Each branch then leads back to its origin. The undone steps at that point, and all other lines, belong to the app
  /// of the other timeline.
  ///
  /// - Parameter other: The other timeline, whose steps were repeated as far as possible.
  package mutating func adoptBranches(of other: Timeline) {
    name = other.name
    isNamed = other.isNamed
    nextLine = other.nextLine
    lines = []
    branches = other.branches.filter { branch in
      guard let line = other.lines.first(where: { $0.name == branch.origin }),
        line.count <= past.count, other.commonCount(with: line) >= line.count
      else { return false }
      let steps = Array(past.prefix(line.count))
      lines.append(
        Line(name: line.name, steps: steps, count: line.count, isNamed: line.isNamed)
      )
      return true
    }
  }

  /// Makes another line current, at the moment at which the line was left.
  ///
  /// If a branch could rejoin the line, that branch ends.
  ///
  /// - Parameter name: The name of the line.
  package mutating func select(_ name: String) {
    guard let index = lines.firstIndex(where: { $0.name == name }) else { return }
    let chosen = lines.remove(at: index)
    leaveLine(for: chosen)
    self.name = name
    isNamed = chosen.isNamed
    past = Array(chosen.steps[..<chosen.count])
    future = chosen.steps[chosen.count...].reversed()
    if let open = branches.firstIndex(where: { $0.origin == name }) {
      branches.removeSubrange(open...)
    }
  }

  /// Keeps the undone steps as a separate line, because the current line is about to continue differently.
  mutating func leaveFuture() {
    guard let tip = future.first else { return }
    let index = past.count + future.count - 1
    if !lines.contains(where: { $0.holds(tip.id, at: index) }) {
      let steps = steps
      let name = freshName("line")
      lines.append(Line(name: name, steps: steps, count: steps.count, isNamed: false))
      forgetUnnamed()
    }
    future = []
  }

  /// Keeps the current line as an abandoned line, unless other lines make it redundant.
  private mutating func leaveLine(for chosen: Line) {
    guard let tip = future.first ?? past.last else { return }
    let index = past.count + future.count - 1
    let holders = isNamed ? [chosen] : lines + [chosen]
    let isHeld = holders.contains { $0.holds(tip.id, at: index) }
    guard !isHeld || name == Self.firstName else { return }
    lines.append(Line(name: name, steps: steps, count: past.count, isNamed: isNamed))
    forgetUnnamed()
  }

  private mutating func forgetUnnamed() {
    let unnamed = lines.filter { !$0.isNamed }
    guard unnamed.count > Self.unnamedLimit else { return }
    let oldest = unnamed.first { line in
      !bookmarks.contains { line.holds($0.step, at: $0.count - 1) }
    }
    lines.removeAll { $0.name == oldest?.name }
  }

  private mutating func freshName(_ word: String) -> String {
    while isTaken("\(word)-\(nextLine)") { nextLine += 1 }
    defer { nextLine += 1 }
    return "\(word)-\(nextLine)"
  }

  /// Returns whether a line has a given name.
  ///
  /// - Parameter name: The name.
  /// - Returns: Whether there is such a line.
  package func isLine(_ name: String) -> Bool {
    name == self.name || lines.contains { $0.name == name }
  }

  /// Returns whether a line or bookmark has a given name.
  ///
  /// - Parameter name: The name.
  /// - Returns: Whether the name is taken.
  package func isTaken(_ name: String) -> Bool {
    isLine(name) || bookmarks.contains { $0.name == name }
  }
}
