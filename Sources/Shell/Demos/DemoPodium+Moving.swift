import Script

extension DemoPodium {
  /// Goes somewhere else than on.
  ///
  /// - Parameter key: What the presenter asks for.
  func move(_ key: DemoKey?) {
    switch key {
    case .back:
      guard player.canStepBack else { return screen.remark("this is the beginning") }
      show(work(player.stepBack), because: "one command back")
    case .jump:
      guard let landmark = choose() else { return }
      let report = work { player.jump(to: landmark.beat) }
      // A chapter announces itself.
      show(
        report,
        because: player.upcoming?.action == .chapter(landmark.name) ? nil : landmark.name
      )
    case .takeOver:
      screen.remark("the prompt is yours; Ctrl-D comes back to this moment of the demo")
      let report = player.lend { keyboard.lend(to: hooks.converse) }
      screen.follow()
      show(report, because: "back in the demo")
    default: break
    }
  }

  private func show(_ report: CommandReport, because note: String?) {
    hooks.publish(player.next)
    screen.show(report, because: note)
  }

  /// Lets the presenter choose a place by its number.
  private func choose() -> Demo.Landmark? {
    let landmarks = player.demo.landmarks
    guard !landmarks.isEmpty else {
      screen.remark("the demo has no chapters or bookmarks")
      return nil
    }
    screen.offer(landmarks.map(\.name))
    defer { screen.withdraw() }
    var digits = ""
    while case .type(let character) = keyboard.key(within: nil), character.isWholeNumber {
      digits.append(character)
      // Where no longer number could follow, nobody has to press Enter.
      if let number = Int(digits), number * 10 > landmarks.count { break }
    }
    guard let number = Int(digits), (1...landmarks.count).contains(number) else { return nil }
    return landmarks[number - 1]
  }
}
