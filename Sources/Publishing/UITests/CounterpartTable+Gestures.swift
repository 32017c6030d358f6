import SceneModel
import Script

extension CounterpartTable {
  /// The rows for commands that perform a user's gestures.
  static let gestures: [Counterpart] = [
    .command(
      TapCommand.self,
      "`app.control(\"LABEL\").tap()`",
      note:
        "The test finds buttons, links, rows, toggles, tabs and menu items by label or identifier."
    ) { line, code in
      code.add("\(code.find("control", line.control)).tap()")
      return nil
    },
    .command(HoldCommand.self, "`app.control(\"LABEL\").press(forDuration: 1)`") { line, code in
      code.add("\(code.find("control", line.control)).press(forDuration: 1)")
      return nil
    },
    .command(
      BackCommand.self,
      "`app.goBack()`, `app.goBack(to: \"TITLE\")`",
      note: "To go back several screens, the test taps the back button several times."
    ) { line, code in
      switch line.destination {
      case .levels(1): code.add("app.goBack()")
      case .levels(let count): code.add("app.goBack(\(count))")
      case .screen(let title): code.add("app.goBack(to: \(code.literal(title)))")
      }
      return nil
    },
    .command(
      DismissCommand.self,
      "`app.dragDown()`",
      note:
        "The drag starts at the topmost navigation bar. If there is no bar, it starts in the upper third of the window."
    ) { _, code in
      code.add("app.dragDown()")
      return nil
    },
    .command(
      EscapeCommand.self,
      .skip("a UI test cannot make VoiceOver gestures; go back or close the sheet")
    ),
    .command(
      DetentCommand.self,
      .skip("a UI test cannot read the height of a sheet; add code that drags its grabber")
    ),
    .command(
      TabCommand.self,
      "`app.tab(\"NAME\").tap()`",
      note:
        "The test finds a tab by its title, ignoring case, so the tab's tag must match its title."
    ) { line, code in
      guard line.ordinal == nil else { return "give the tab view an accessibility identifier" }
      code.add("app.tab(\(code.tabName(line.name))).tap()")
      return nil
    },
    .command(TypeCommand.self, "`app.field(\"FIELD\").replaceText(with: \"TEXT\")`") { line, code in
      let field = code.find("field", line.field)
      code.add("\(field).replaceText(with: \(code.literal(line.text)))")
      return nil
    },
    .command(ToggleCommand.self, "`app.toggle(\"LABEL\").tap()`") { line, code in
      code.add("\(code.find("toggle", line.control)).tap()")
      return nil
    },
    .command(
      PickCommand.self,
      "`app.choose(\"OPTION\", in: app.control(\"PICKER\"))`",
      note:
        "The test handles menus, segments, wheels and steppers; a slider or a date picker needs your own code."
    ) { line, code in
      let picker = code.find("control", line.picker)
      code.add("app.choose(\(code.literal(line.option)), in: \(picker))")
      return nil
    },
    .command(
      ScrollCommand.self,
      "`app.swipeUp()`, `app.swipeDown()`, `app.scroll(to: \"LABEL\")`",
      note: "A swipe scrolls about a page; the number in the script is ignored."
    ) { line, code in
      switch line.goal {
      case .down: code.add("app.swipeUp()")
      case .up: code.add("app.swipeDown()")
      case .top: code.add("app.scrollToTop()")
      case .bottom: code.add("app.scrollToBottom()")
      case .label(let label): code.add("app.scroll(to: \(code.literal(label)))")
      }
      return nil
    },
    .command(
      SwipeCommand.self,
      "`app.row(\"ROW\").dragAcross(.left)`, `app.row(\"ROW\").swipeLeft()`",
      note:
        "`halfway` becomes `swipeLeft()`; `swipe left` is `app.swipeLeft()`, `swipe down` is `dismiss`."
    ) { line, code in
      switch line.goal {
      case .down: code.add("app.dragDown()")
      case .page(let direction):
        code.add(direction == .left ? "app.swipeLeft()" : "app.swipeRight()")
      case .row(let row, let direction, let isHalfway):
        let row = code.find("row", row)
        let isLeft = direction == .left
        code.add(
          isHalfway
            ? "\(row).\(isLeft ? "swipeLeft" : "swipeRight")()"
            : "\(row).dragAcross(\(isLeft ? ".left" : ".right"))"
        )
      }
      return nil
    },
    .command(
      MoveCommand.self,
      "`app.row(\"ROW\").move(by: 1)`",
      note: "The test presses the row and drags it; all rows must have the same height."
    ) { line, code in
      code.add("\(code.find("row", line.row)).move(by: \(line.distance))")
      return nil
    },
    .command(SearchCommand.self, "`app.search(for: \"TEXT\")`") { line, code in
      code.add("app.search(for: \(code.literal(line.text)))")
      return nil
    },
    .command(RefreshCommand.self, "`app.pullToRefresh()`") { _, code in
      code.add("app.pullToRefresh()")
      return nil
    },
  ]
}
