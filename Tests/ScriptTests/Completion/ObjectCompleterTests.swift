import SceneModel
import Script
import Testing

@Suite("Completion of objects")
struct ObjectCompleterTests {
  private func completions(_ line: String) -> [Completion] {
    Completer(FakeState().snapshot, interface: { RouterCode.interface }).completions(for: line)
  }

  @Test(
    "names that the code's types allow are offered",
    arguments: [
      ("rou", ["router", "router#2"]),
      (
        "router.p",
        ["path", "page", "popToRoot()"]
      ),
      ("router#2.po", ["popToRoot()"]),
      ("router.re", []),
      (
        "router.path.rem",
        [
          "remove(at: ", "removeFirst()", "removeFirst(", "removeLast()",
          "removeLast(", "removeAll()",
        ]
      ),
      ("router.path.append(", [".list", ".detail(id: ", ".profile(", "contentsOf: "]),
      ("router.path.append(.de", [".detail(id: "]),
      ("router.navigate(", ["to: "]),
      ("router.navigate(to: .pro", [".profile("]),
      ("router.navigate(to: .profile(\"ada\", ", ["page: "]),
      ("router.navigate(to: .profile(\"ada\", page: .", [".home", ".likes"]),
      ("router.navigate(to: .list, ", ["animated: "]),
      ("router.navigate(to: .list, animated: t", ["true"]),
      ("router.page = ", [".home", ".likes"]),
      ("router.page = .l", [".likes"]),
      ("router.sheet = ", [".list", ".detail(id: ", ".profile(", "nil"]),
      ("router.path = ", ["[]", "[.list", "[.detail(id: ", "[.profile("]),
      ("router.path = [.list, .d", [".detail(id: "]),
      ("router.path += [.profile(\"a\", page: .h", [".home"]),
      ("router.path[0].", []),
      ("router.box.it", ["items"]),
      ("router.box.push(.", [".home", ".likes"]),
      ("expect router.page == .h", [".home"]),
      ("expect not router.is", ["isOpen"]),
      ("router.navigate(to: .profile(\"a.", []),
      ("nobody.p", []),
      ("Sh", ["Shelf.main"]),
      ("Shelf.", ["Shelf.main"]),
      ("Shelf.main.it", ["items"]),
      ("expect Shelf.main.d", ["draft"]),
      ("Shelf.main.draft = ", [".empty", "Draft(title: ", "nil"]),
      ("Shelf.main.draft = Draft(", ["title: "]),
    ] as [(String, [String])]
  )
  func offers(line: String, texts: [String]) {
    #expect(completions(line).map(\.text) == texts)
  }

  @Test("the types of members are shown, and only the last word is replaced")
  func descriptions() {
    #expect(
      completions("router.nav") == [
        Completion("navigate(to: ", "navigate(to: Route, animated: Bool)", range: 7..<10)
      ]
    )
    #expect(
      completions("router.navigate(to: .d") == [
        Completion(".detail(id: ", ".detail(id: Int)", range: 20..<22)
      ]
    )
  }

  @Test("objects are offered even if no code is known")
  func withoutCode() {
    #expect(Completer(FakeState().snapshot).completions(for: "router#").map(\.text) == ["router#2"])
    #expect(Completer(FakeState().snapshot).completions(for: "router.p").isEmpty)
  }
}
