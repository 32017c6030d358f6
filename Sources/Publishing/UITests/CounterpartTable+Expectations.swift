import SceneModel
import Script

extension CounterpartTable {
  private static let hidden = "it is not visible on the screen"

  /// The rows for expectations about the user's place in the app.
  static let places: [Counterpart] = [
    .expectation(PathExpectation.self, skip: "the path is not visible on the screen"),
    .expectation(
      ScreenExpectation.self,
      "`app.navigationBars[\"TITLE\"].appears`",
      note: "The screen must have a title; a UI test cannot find the name of a view."
    ) { subject, isNegated, code in
      code.expect("app.navigationBars[\(code.literal(subject.name))]", isNegated: isNegated)
      return nil
    },
    .expectation(TabExpectation.self, "`app.tab(\"NAME\").isSelected`") {
      subject,
      isNegated,
      code in
      code.assert("app.tab(\(code.tabName(subject.name))).isSelected", isNegated: isNegated)
      return nil
    },
    .expectation(
      TabsExpectation.self,
      "`app.hasTabs([\"NAME\", \"NAME\"])`",
      note: "Tabs are compared by title; case does not matter."
    ) { subject, isNegated, code in
      let tabs = code.list(subject.names.map { code.tabName($0) })
      code.assert("app.hasTabs(\(tabs))", isNegated: isNegated)
      return nil
    },
    .expectation(ColumnsExpectation.self, skip: "the device determines the number of columns"),
    .expectation(
      SelectionExpectation.self,
      "`app.isSelected(\"NAME\")`",
      note: "The title of the tab or row must equal the value; otherwise, the test is skipped."
    ) { subject, isNegated, code in
      switch subject.value {
      case .member(let name, let arguments) where arguments.isEmpty:
        code.assert("app.isSelected(\(code.literal(name)))", isNegated: isNegated)
        return nil
      case .string(let text):
        code.assert("app.isSelected(\(code.literal(text)))", isNegated: isNegated)
        return nil
      default: return "the selected value is not visible on the screen"
      }
    },
    .expectation(
      BadgeExpectation.self,
      skip: "the accessibility text of a badge is not documented"
    ),
    .expectation(RoleExpectation.self, skip: hidden),
  ]

  private static let untitled = "a sheet without a title looks like any other screen"

  /// The rows for expectations about presentations.
  static let presented: [Counterpart] = [
    .expectation(
      SheetExpectation.self,
      "`app.navigationBars[\"TITLE\"].appears`",
      note: "Without a title, the test is skipped: \(untitled)."
    ) { subject, isNegated, code in
      titled(subject.title, isNegated: isNegated, &code)
    },
    .expectation(DetentExpectation.self, skip: "a UI test cannot read the height of a sheet"),
    .expectation(PopoverExpectation.self, "`app.popovers.firstMatch.appears`") {
      subject,
      isNegated,
      code in
      guard subject.title == nil else { return titled(subject.title, isNegated: isNegated, &code) }
      code.expect("app.popovers.firstMatch", isNegated: isNegated)
      return nil
    },
    .expectation(
      CoverExpectation.self,
      "`app.navigationBars[\"TITLE\"].appears`",
      note: "Without a title, the test is skipped, as for a sheet."
    ) { subject, isNegated, code in
      titled(subject.title, isNegated: isNegated, &code)
    },
    .expectation(AlertExpectation.self, "`app.alerts[\"TITLE\"].appears`") {
      subject,
      isNegated,
      code in
      code.expect(code.presented("alerts", subject.title), isNegated: isNegated)
      return nil
    },
    .expectation(
      DialogExpectation.self,
      "`app.sheets[\"TITLE\"].appears`",
      note:
        "In a UI test, a dialog is a sheet; in a wide window or on iOS 26, it may be a popover."
    ) { subject, isNegated, code in
      code.expect(code.presented("sheets", subject.title), isNegated: isNegated)
      return nil
    },
  ]

  private static func titled(
    _ title: String?,
    isNegated: Bool,
    _ code: inout UITestCode
  ) -> String? {
    guard let title else { return untitled }
    code.expect("app.navigationBars[\(code.literal(title))]", isNegated: isNegated)
    return nil
  }

  /// The rows for expectations about the content of the screen.
  static let contents: [Counterpart] = [
    .expectation(
      TextExpectation.self,
      "`app.text(\"TEXT\").appears`, `app.text(containing: \"TEXT\").appears`"
    ) { subject, isNegated, code in
      let label = subject.isPart ? "containing: " : ""
      code.expect("app.text(\(label)\(code.literal(subject.wanted)))", isNegated: isNegated)
      return nil
    },
    .expectation(
      ButtonExpectation.self,
      "`app.control(\"LABEL\").appears`",
      note: "The button may also be in a bar."
    ) { subject, isNegated, code in
      code.expect("app.control(\(code.literal(subject.label)))", isNegated: isNegated)
      return nil
    },
    .expectation(
      LinkExpectation.self,
      "`app.control(\"LABEL\").appears`",
      note: "In a UI test, a navigation link is a button."
    ) { subject, isNegated, code in
      code.expect("app.control(\(code.literal(subject.label)))", isNegated: isNegated)
      return nil
    },
    .expectation(
      DisabledExpectation.self,
      "`app.control(\"LABEL\").isEnabled`",
      note: "The test asserts that `isEnabled` is false."
    ) { subject, isNegated, code in
      code.assert(
        "app.control(\(code.literal(subject.label))).isEnabled",
        isNegated: !isNegated
      )
      return nil
    },
    .expectation(OrderExpectation.self, skip: "a UI test finds elements by name, not by position"),
    .expectation(KeptExpectation.self, skip: hidden),
  ]

  /// The rows for expectations about facts that are not visible.
  static let unseen: [Counterpart] = [
    .expectation(
      HeardExpectation.self,
      skip: "a UI test reads labels, not VoiceOver's speech"
    ),
    .expectation(IssueExpectation.self, skip: "issues go to Xcode's console, not to the test"),
    .expectation(IssuesExpectation.self, skip: "issues go to Xcode's console, not to the test"),
    .expectation(ObjectsExpectation.self, skip: "a UI test cannot reach the app's objects"),
    .expectation(PropertyExpectation.self, skip: "a UI test cannot reach the app's objects"),
    .expectation(ObjectExpectation.self, skip: "a UI test cannot reach the app's objects"),
    .expectation(ConsoleExpectation.self, skip: "a UI test does not see what the app prints"),
    .expectation(OpenedExpectation.self, skip: "the system opens the URL in another app"),
    .expectation(
      RefusedExpectation.self,
      skip: "a UI test fails when an action is not possible"
    ),
    .expectation(CrashExpectation.self, skip: "a UI test fails when the app crashes"),
    .expectation(FirstExpectation.self, skip: "a UI test waits until the app is idle"),
    .expectation(BodiesExpectation.self, skip: "a UI test cannot count work; use Instruments"),
    .expectation(TasksExpectation.self, skip: "a UI test cannot count work; use Instruments"),
    .expectation(UpdatesExpectation.self, skip: "a UI test cannot count work; use Instruments"),
    .expectation(WakesExpectation.self, skip: "a UI test cannot count work; use Instruments"),
  ]
}

extension UITestCode {
  /// Returns the code that queries an alert or dialog.
  fileprivate mutating func presented(_ query: String, _ title: String?) -> String {
    title.map { "app.\(query)[\(literal($0))]" } ?? "app.\(query).firstMatch"
  }
}
