/// The file that exported UI tests share, with functions that find the elements named in scripts.
package enum UITestSupport {
  /// The shared file, to be placed beside the tests.
  package static let file = PublishedFile(
    name: "NavigationSteps.swift",
    text: "import XCTest\n\n" + text
  )

  /// The text of the shared file, without imports.
  package static let text = #"""
    // Written by `navlab export xcuitest`. The tests beside this file use it to find the elements that a script names.

    /// The longest time in seconds that an element may take to appear or disappear.
    private let patience: TimeInterval = 5

    /// Skips the rest of a test by throwing an error that gives the reason.
    ///
    /// - Parameters:
    ///   - line: The line of the script that has no counterpart.
    ///   - reason: The reason.
    /// - Throws: Always an `XCTSkip`.
    func skipRest(at line: Int, because reason: String) throws {
      throw XCTSkip("line \(line): \(reason)")
    }

    /// Returns the URL in a text, or throws an error if the text is not a URL.
    func link(_ text: String) throws -> URL {
      try XCTUnwrap(URL(string: text), "\(text) is not a URL")
    }

    /// Waits for a number of real seconds.
    @MainActor
    func pause(_ seconds: TimeInterval) {
      _ = XCTWaiter.wait(for: [XCTestExpectation(description: "pause")], timeout: seconds)
    }

    @MainActor
    extension XCUIElement {
      /// A direction in which a person drags a row.
      enum Side {
        case left
        case right
      }

      /// A Boolean value that indicates whether the element exists or soon appears.
      var appears: Bool { waitForExistence(timeout: patience) }

      /// A Boolean value that indicates whether the element is gone or soon disappears.
      var vanishes: Bool {
        let isGone = NSPredicate(format: "exists == false")
        let expectation = XCTNSPredicateExpectation(predicate: isGone, object: self)
        return XCTWaiter.wait(for: [expectation], timeout: patience) == .completed
      }

      /// Replaces the existing text by typing new text.
      func replaceText(with text: String) {
        tap()
        if let present = value as? String, present != placeholderValue {
          let delete = XCUIKeyboardKey.delete.rawValue
          typeText(String(repeating: delete, count: present.count))
        }
        if !text.isEmpty { typeText(text) }
      }

      /// Drags across a row from one side to the other, to run the first swipe action.
      func dragAcross(_ side: Side) {
        let start = CGVector(dx: side == .left ? 0.95 : 0.05, dy: 0.5)
        let end = CGVector(dx: side == .left ? -0.5 : 1.5, dy: 0.5)
        coordinate(withNormalizedOffset: start)
          .press(forDuration: 0.1, thenDragTo: coordinate(withNormalizedOffset: end))
      }

      /// Drags a row of a list past the given number of rows: down, or up if the number is
      /// negative.
      func move(by rows: Int) {
        let start = coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
        let distance = CGVector(dx: 0, dy: frame.height * CGFloat(rows))
        start.press(forDuration: 1, thenDragTo: start.withOffset(distance))
      }
    }

    @MainActor
    extension XCUIApplication {
      /// The titles and texts on the screen, for the message of an assertion.
      var shown: String {
        let texts = (navigationBars.allElementsBoundByIndex + staticTexts.allElementsBoundByIndex)
          .map { $0.label.isEmpty ? $0.identifier : $0.label }
        return "on the screen: " + texts.joined(separator: ", ")
      }

      /// Returns the element to tap, by its name and its number among the elements of that name.
      func control(_ name: String, number: Int = 1) -> XCUIElement {
        let types: [XCUIElement.ElementType] = [
          .button, .link, .switch, .toggle, .menuItem, .cell, .textField, .secureTextField, .picker,
          .stepper, .slider,
        ]
        return element(named: name, of: types, number: number)
      }

      /// Returns the text field with the given label, prompt or identifier.
      func field(_ name: String, number: Int = 1) -> XCUIElement {
        element(named: name, of: [.textField, .secureTextField, .textView], number: number)
      }

      /// Returns the switch with the given name.
      func toggle(_ name: String, number: Int = 1) -> XCUIElement {
        let row = element(named: name, of: [.switch, .toggle], number: number)
        // Where the whole row counts as a switch, the switch itself lies in it.
        return row.switches.firstMatch.exists ? row.switches.firstMatch : row
      }

      /// Returns the list row that contains the given text.
      func row(_ name: String, number: Int = 1) -> XCUIElement {
        let isNamed = NSPredicate(format: "label == %@ OR identifier == %@", name, name)
        return cells.containing(isNamed).element(boundBy: number - 1)
      }

      /// Returns the tab with the given title, ignoring case.
      func tab(_ name: String) -> XCUIElement {
        let isNamed = NSPredicate(format: "label ==[c] %@ OR identifier ==[c] %@", name, name)
        return tabBars.buttons.matching(isNamed).firstMatch
      }

      /// Returns the text element with exactly the given text.
      func text(_ text: String) -> XCUIElement {
        staticTexts.matching(NSPredicate(format: "label == %@", text)).firstMatch
      }

      /// Returns the text element that contains the given words.
      func text(containing words: String) -> XCUIElement {
        staticTexts.matching(NSPredicate(format: "label CONTAINS %@", words)).firstMatch
      }

      /// Returns whether a tab or row with the given name is selected.
      func isSelected(_ name: String) -> Bool {
        let isNamed = NSPredicate(format: "label ==[c] %@ AND selected == true", name)
        return descendants(matching: .any).matching(isNamed).firstMatch.exists
      }

      /// Returns whether the tab bar shows exactly the given tabs.
      func hasTabs(_ names: [String]) -> Bool {
        let shown = tabBars.buttons.allElementsBoundByIndex.map { $0.label.lowercased() }
        return shown == names.map { $0.lowercased() }
      }

      /// Taps the back button the given number of times.
      func goBack(_ count: Int = 1) {
        for _ in 0..<count {
          navigationBars.buttons.element(boundBy: 0).tap()
        }
      }

      /// Goes back until the screen with the given title exists.
      func goBack(to title: String) {
        for _ in 0..<20 where !navigationBars[title].exists {
          goBack()
        }
      }

      /// Swipes a sheet down to dismiss it.
      func dragDown() {
        let bar = navigationBars.allElementsBoundByIndex.last { $0.isHittable }
        let middle = CGVector(dx: 0.5, dy: 0.5)
        let start =
          bar?.coordinate(withNormalizedOffset: middle)
          ?? coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.3))
        let end = coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.98))
        start.press(forDuration: 0.1, thenDragTo: end)
      }

      /// Pulls the list down to reload it.
      func pullToRefresh() {
        let start = coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.3))
        let end = coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.95))
        start.press(forDuration: 0.1, thenDragTo: end)
      }

      /// Scrolls down until the element with the given name can be tapped.
      func scroll(to name: String) {
        let isNamed = NSPredicate(format: "label == %@ OR identifier == %@", name, name)
        let element = descendants(matching: .any).matching(isNamed).firstMatch
        for _ in 0..<40 where !element.isHittable {
          swipeUp()
        }
      }

      /// Scrolls to the beginning of a list.
      func scrollToTop() {
        for _ in 0..<10 { swipeDown(velocity: .fast) }
      }

      /// Scrolls to the end of a list.
      func scrollToBottom() {
        for _ in 0..<10 { swipeUp(velocity: .fast) }
      }

      /// Replaces the text in the search field, or ends the search if the text is empty.
      func search(for text: String) {
        let field = searchFields.firstMatch
        field.replaceText(with: text)
        if text.isEmpty, buttons["Cancel"].exists { buttons["Cancel"].tap() }
      }

      /// Chooses an option of a picker, a menu or a stepper.
      func choose(_ option: String, in picker: XCUIElement) {
        switch picker.elementType {
        case .stepper:
          picker.buttons.element(boundBy: option == "-" ? 0 : 1).tap()
        case .picker:
          picker.pickerWheels.firstMatch.adjust(toPickerWheelValue: option)
        default:
          if segmentedControls.buttons[option].exists {
            segmentedControls.buttons[option].tap()
          } else {
            picker.tap()
            buttons[option].firstMatch.tap()
          }
        }
      }

      /// Returns an element of the given types with the given name, ignoring label text after a comma.
      private func element(
        named name: String,
        of types: [XCUIElement.ElementType],
        number: Int
      ) -> XCUIElement {
        let isNamed = NSPredicate(
          format: "label == %@ OR identifier == %@ OR placeholderValue == %@ OR label BEGINSWITH %@",
          name,
          name,
          name,
          "\(name), "
        )
        let numbers = types.map { "\($0.rawValue)" }.joined(separator: ", ")
        let isOfType = NSPredicate(format: "elementType IN {\(numbers)}")
        let elements = descendants(matching: .any).matching(isOfType).matching(isNamed)
        return elements.element(boundBy: number - 1)
      }
    }

    """#
}
