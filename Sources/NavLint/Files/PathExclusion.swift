/// A filter for the paths that a project excludes from checks.
package struct PathExclusion: Hashable, Sendable {
  private let patterns: [[String]]
  private let folder: [String]
  private let currentFolder: String

  /// Creates a filter from the patterns of excluded paths.
  ///
  /// - Parameters:
  ///   - patterns: The patterns: paths with `*`, `?` and `**`. A pattern without a slash matches at any depth.
  ///   - folder: The folder that the patterns are relative to.
  ///   - currentFolder: The folder that paths without a leading slash are relative to.
  package init(_ patterns: [String], from folder: String, currentFolder: String) {
    self.patterns = patterns.map { pattern in
      let parts = Self.parts(of: pattern)
      return parts.count == 1 && !pattern.hasPrefix("/") ? ["**"] + parts : parts
    }
    self.folder = Self.parts(of: folder)
    self.currentFolder = currentFolder
  }

  /// Returns whether a path or one of its parent folders is excluded.
  ///
  /// - Parameter path: The path.
  /// - Returns: Whether it is excluded; false for a path outside the folder of the patterns.
  package func covers(_ path: String) -> Bool {
    guard !patterns.isEmpty else { return false }
    let parts = Self.parts(of: path.hasPrefix("/") ? path : "\(currentFolder)/\(path)")
    guard parts.starts(with: folder) else { return false }
    let rest = parts[folder.count...]
    return patterns.contains { Self.matches($0[...], rest) }
  }

  private static func parts(of path: String) -> [String] {
    var parts: [String] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", !parts.isEmpty { parts.removeLast() } else { parts.append(String(part)) }
    }
    return parts
  }

  /// Returns whether a pattern matches a path or one of its parent folders.
  private static func matches(_ pattern: ArraySlice<String>, _ path: ArraySlice<String>) -> Bool {
    guard let first = pattern.first else { return true }
    if first == "**" {
      return (path.startIndex...path.endIndex).contains {
        matches(pattern.dropFirst(), path[$0...]) && (pattern.count > 1 || $0 < path.endIndex)
      }
    }
    guard let name = path.first, fits(Array(first), Array(name)) else { return false }
    return matches(pattern.dropFirst(), path.dropFirst())
  }

  /// Returns whether a name matches a pattern with `*` and `?`, in time at most proportional to the product of both
  /// lengths.
  private static func fits(_ pattern: [Character], _ name: [Character]) -> Bool {
    var (place, letter) = (0, 0)
    var star: (place: Int, letter: Int)?
    while letter < name.count {
      if place < pattern.count, pattern[place] == "*" {
        star = (place, letter)
        place += 1
      } else if place < pattern.count, pattern[place] == "?" || pattern[place] == name[letter] {
        place += 1
        letter += 1
      } else if let last = star {
        star = (last.place, last.letter + 1)
        (place, letter) = (last.place + 1, last.letter + 1)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == "*" }
  }
}
