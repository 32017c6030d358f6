import Script

extension DemoPerformance {
  /// Goes back one command, or to another position that the presenter chooses.
  ///
  /// - Parameter key: The presenter's request.
  /// - Returns: The next step.
  func move(_ key: DemoKey?) -> Turn {
    switch key {
    case .back:
      guard player.canStepBack else {
        screen.remark("this is the beginning of the demo")
        return .goOn
      }
      show(work(player.stepBack), because: "one command back")
    case .jump:
      switch choose() {
      case .landmark(let landmark):
        let report = work { player.jump(to: landmark.beat) }
        // A chapter shows its own name.
        show(
          report,
          because: player.upcoming?.action == .chapter(landmark.name) ? nil : landmark.name
        )
      case .none: break
      case .end: return .end
      }
    case .takeOver:
      screen.remark("you can use the prompt now; Ctrl-D returns to this moment of the demo")
      let report = player.lend { keyboard.lend(to: hooks.converse) }
      screen.follow()
      show(report, because: "you are back in the demo")
    default: break
    }
    return .goOn
  }

  private func show(_ report: CommandReport, because note: String?) {
    hooks.publish(player.next)
    screen.show(report, because: note)
  }

  /// A presenter's answer to the list of positions.
  private enum Choice {
    case landmark(Demo.Landmark)
    case none
    /// A request to end the demo.
    case end
  }

  /// Lets the presenter choose a position by its number, and returns the choice.
  private func choose() -> Choice {
    let landmarks = player.demo.landmarks
    guard !landmarks.isEmpty else {
      screen.remark("the demo has no chapters or bookmarks")
      return .none
    }
    screen.offer(landmarks.map(\.name))
    defer { screen.withdraw() }
    var digits = ""
    typing: while true {
      switch keyboard.key(within: nil) {
      case .type(let character) where character.isWholeNumber: digits.append(character)
      case .quit, nil: return .end
      default: break typing
      }
      // If no longer number exists, Enter is not needed.
      if let number = Int(digits), number * 10 > landmarks.count { break }
    }
    guard let number = Int(digits), (1...landmarks.count).contains(number) else { return .none }
    return .landmark(landmarks[number - 1])
  }
}
