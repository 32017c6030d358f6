import AppSession
import Foundation
import SceneModel
import SceneText
import Script

/// A search for the shortest script that shows a finding, starting from a long walk.
struct Shortening: Sendable {
  /// The app in which the finding was made.
  let app: ExploredApp
  /// The shortest known paths to places.
  let knowledge: Knowledge

  /// The maximum number of launches of the app for one finding.
  private static let budget = 60
  /// The maximum number of launch-like states from which to try the rest of a walk.
  private static let freshStarts = 4

  /// The effort spent on shortening one finding.
  struct Effort: Sendable {
    /// The number of remaining launches of the app.
    fileprivate var tries = Shortening.budget
    /// The number of lines that were run in the app.
    private(set) var steps = 0

    fileprivate mutating func note(_ player: Player) { steps += player.count }
  }

  /// Returns the effort of the search, and the finding with its shortest script, or nil if no script shows the finding.
  ///
  /// - Parameter sightings: The same suspicion on several walks, the shortest one first.
  /// - Returns: The finding with its script, or nil if no repetition shows it or it is disproved; and the effort of the
  ///   search.
  func discovery(from sightings: [Strand.Sighting]) -> (discovery: Discovery?, effort: Effort) {
    var effort = Effort()
    let discovery = discovery(from: sightings, &effort)
    return (discovery, effort)
  }

  private func discovery(
    from sightings: [Strand.Sighting],
    _ effort: inout Effort
  ) -> Discovery? {
    for sighting in sightings {
      guard let best = shortest(sighting, &effort) else { continue }
      var lines = best.lines
      let suspicion = best.suspicion
      if suspicion.kind == .deadControl, suspicion.surplus > 0, suspicion.entry != "unbound-path",
        suspicion.entry != "item-not-cleared",
        !isDead(in: lines, &effort)
      {
        return nil
      }
      lines.removeLast(min(suspicion.surplus, lines.count))
      return Discovery(
        kind: suspicion.kind,
        entry: suspicion.entry,
        message: suspicion.message,
        script: lines,
        expectation: suspicion.expectation,
        file: suspicion.file,
        line: suspicion.line
      )
    }
    return nil
  }

  private func shortest(
    _ sighting: Strand.Sighting,
    _ effort: inout Effort
  ) -> (lines: [String], suspicion: Suspicion)? {
    let signature = sighting.suspicion.signature
    for candidate in candidates(for: sighting) {
      guard effort.tries > 0 else { return nil }
      effort.tries -= 1
      guard let first = shown(signature, by: candidate, &effort) else { continue }
      // An endless loop uses the whole waiting time in each attempt.
      return sighting.suspicion.kind == .hang ? first : reduced(first, signature, &effort)
    }
    return nil
  }

  /// Returns the walks to try: known paths followed by the last lines of the walk, and finally the complete walk.
  private func candidates(for sighting: Strand.Sighting) -> [[String]] {
    let trail = sighting.trail
    var starts = (1...4).map { trail.count - $0 }
    // If the app looked as it does after its launch, no lines are needed before.
    starts += sighting.shapes.indices.reversed().filter {
      sighting.shapes[$0] == knowledge.start
    }.prefix(Self.freshStarts)
    var length = 8
    while length <= trail.count {
      starts.append(trail.count - length)
      length *= 2
    }
    var candidates: [[String]] = []
    for start in starts where start > 0 {
      if let way = knowledge.place(sighting.shapes[start])?.way, way.count < start {
        candidates.append(way + trail[start...])
      }
    }
    candidates.sort { $0.count < $1.count }
    return candidates.uniqued() + [trail]
  }

  /// Removes unnecessary lines in ever smaller groups, and returns the remaining lines with their suspicion.
  private func reduced(
    _ first: (lines: [String], suspicion: Suspicion),
    _ signature: String,
    _ effort: inout Effort
  ) -> (lines: [String], suspicion: Suspicion) {
    var best = first
    var size = best.lines.count / 2
    while size > 3 {
      var start = 0
      while start < best.lines.count, effort.tries > 0 {
        var fewer = best.lines
        fewer.removeSubrange(start..<min(start + size, fewer.count))
        effort.tries -= 1
        if let found = shown(signature, by: fewer, &effort), found.lines.count < best.lines.count {
          best = found
        } else {
          start += size
        }
      }
      size /= 2
    }
    for size in [3, 2, 1] {
      var start = 0
      while start + size < best.lines.count, effort.tries > 0 {
        var fewer = best.lines
        fewer.removeSubrange(start..<start + size)
        effort.tries -= 1
        if let found = shown(signature, by: fewer, &effort), found.lines.count < best.lines.count {
          best = found
        } else {
          start += 1
        }
      }
    }
    return best
  }

  /// Runs lines until a suspicion arises, and returns those lines and the suspicion, or nil if none arises.
  private func shown(
    _ signature: String,
    by lines: [String],
    _ effort: inout Effort
  ) -> (lines: [String], suspicion: Suspicion)? {
    var player = Player(app)
    defer {
      effort.note(player)
      player.close()
    }
    var observer = Observer(app.sources)
    let launch = player.launch()
    if let found = observer.see(launch).first(where: { $0.signature == signature }) {
      return ([], found)
    }
    var done: [String] = []
    for line in lines {
      guard let step = player.play(line) else { return nil }
      if step.word == "launch" {
        observer = Observer(app.sources)
        done = []
      }
      done.append(line)
      if let found = observer.see(step).first(where: { $0.signature == signature }) {
        return (done, found)
      }
      guard step.refusal == nil, step.after != nil else { return nil }
    }
    return nil
  }

  /// Returns whether the app shows the same state with and without the taps on a control.
  ///
  /// - Parameters:
  ///   - lines: Lines that end with two taps and a wait.
  ///   - effort: The effort so far, to which the new launches are added.
  /// - Returns: Whether there is no difference.
  private func isDead(in lines: [String], _ effort: inout Effort) -> Bool {
    let without = looks(after: Array(lines.dropLast(3)), &effort)
    return without == looks(after: Array(lines.dropLast(2)), &effort)
  }

  /// Returns a description of an app's kept state, which is the same for equal states.
  private static func words(for kept: KeptState) -> String {
    let values = kept.suites.merging(["": kept.defaults, "scene": kept.scene]) { $1 }
    let lines = values.flatMap { name, values in values.map { "\(name) \($0.key) \($0.value)" } }
    let files = kept.files.map { "\($0.key) \($0.value.count)" }
    return (lines + files).sorted().joined(separator: "\n")
  }

  /// Returns descriptions of the windows shown while leaving all screens, in all tabs, and after the next launch.
  private func looks(after lines: [String], _ effort: inout Effort) -> [String] {
    var player = Player(app)
    defer {
      effort.note(player)
      player.close()
    }
    _ = player.launch()
    for line in lines { _ = player.play(line) }
    var looks: [String] = []
    func look() { looks.append(player.snapshot?.window.outline ?? "ended") }
    _ = player.play("wait 20s")
    look()
    for _ in 0..<6 {
      guard let snapshot = player.snapshot else { break }
      if snapshot.topPresentation != nil {
        _ = player.play("dismiss")
      } else if (snapshot.visibleStack?.depth ?? 0) > 0 {
        _ = player.play("back")
      } else {
        break
      }
      look()
    }
    for tab in player.snapshot?.reachableTabView?.shownTabs ?? [] {
      _ = player.play("tab \(tab.commandName)")
      look()
    }
    if let kept = player.play("relaunch")?.kept { looks.append(Self.words(for: kept)) }
    look()
    return looks
  }
}
