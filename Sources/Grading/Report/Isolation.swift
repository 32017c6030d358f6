/// The isolation of judged code from the machine around it.
package struct Isolation: Hashable, Sendable, Codable {
  /// The level at which the code was shut off.
  package var level: Level
  /// The names of the layers that were on, the outermost first.
  package var layers: [String]

  package init(level: Level, layers: [String] = []) {
    self.level = level
    self.layers = layers
  }

  /// The level at which code is shut off, from not at all to best.
  package enum Level: String, CaseIterable, Hashable, Sendable, Codable {
    /// Nothing was on.
    case none
    /// Limits on time, memory, files and output, but no walls.
    case limits
    /// The limits, and walls that the kernel puts up around the process itself.
    case kernel
    /// All of that, in namespaces of its own.
    case full
  }
}

extension Isolation.Level: Comparable {
  package static func < (lesser: Self, greater: Self) -> Bool {
    lesser.rank < greater.rank
  }

  private var rank: Int {
    switch self {
    case .none: 0
    case .limits: 1
    case .kernel: 2
    case .full: 3
    }
  }
}
