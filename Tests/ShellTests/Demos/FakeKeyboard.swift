import Shell

/// A presenter whose keys are known beforehand, and who leaves behind the last one.
final class FakeKeyboard: DemoKeyboard {
  /// The time for which each key was waited for, in milliseconds; nil where there was no limit.
  private(set) var waits: [Int?] = []
  /// The number of times that somebody else had the keyboard, and that something long was done.
  private(set) var lends = 0
  private(set) var works = 0
  private var keys: [DemoKey?]

  /// Prepares the keys; nil stands for a time in which none is pressed.
  init(_ keys: [DemoKey?]) {
    self.keys = keys
  }

  /// Whether keys are left that nobody has asked for.
  var isDone: Bool { keys.isEmpty }

  func key(within milliseconds: Int?) -> DemoKey? {
    waits.append(milliseconds)
    return keys.isEmpty ? .quit : keys.removeFirst()
  }

  func lend(to body: () -> Void) {
    lends += 1
    body()
  }

  func work(_ body: () -> Void) {
    works += 1
    body()
  }
}
