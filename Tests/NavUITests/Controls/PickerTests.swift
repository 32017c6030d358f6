import NavUI
import SceneModel
import SharedLists
import Testing

@Suite("Picker and Menu")
@MainActor
struct PickerTests {
  @Test("an option is picked by its label, and by tapping it")
  func pick() throws {
    let app = TestApp(ColorApp.self)
    let picker = try #require(app.screen?.children.first)
    #expect(picker.kind == .picker)
    #expect(picker.label == "Color")
    #expect(picker.value == "Red")
    #expect(picker.children.map(\.label) == ["Red", "Green", "2"])
    #expect(picker.children.map(\.traits) == [[.selected], [], []])
    try app.pick("Green", in: "Color")
    #expect(app.labels.last == "green")
    try app.perform(.tap, on: picker.children[0].id)
    #expect(app.labels.last == "red")
  }

  @Test("TV-07: a tag of another type cannot be picked")
  func wrongTag() throws {
    let app = TestApp(ColorApp.self)
    #expect(throws: Refusal.self) { try app.pick("2", in: "Color") }
    #expect(throws: Refusal("The picker has no option \"Blue\". It offers: Red, Green, 2.")) {
      try app.pick("Blue", in: "Color")
    }
  }

  @Test("NS-86: a picker shows the chosen option's label in any style")
  func chosen() throws {
    let app = TestApp(SizeApp.self)
    #expect(app.screen?.children.first?.value == "S")
    try app.pick("L", in: "Size")
    #expect(app.screen?.children.first?.value == "L")
    let colors = TestApp(ColorApp.self)
    try colors.pick("Green", in: "Color")
    #expect(colors.screen?.children.first?.value == "Green")
    #expect(colors.rules == [])
    #expect(TestApp(LonePickerApp.self).screen?.children.first?.value == "S")
  }

  @Test("NS-87: a selection without a matching tag is reported, and no option is chosen")
  func missingTag() throws {
    let app = TestApp(LostSelectionApp.self)
    #expect(app.rules == ["selection-without-tag"])
    #expect(app.screen?.children.first?.value == nil)
    #expect(app.screen?.children.first?.children.map(\.traits) == [[], []])
  }

  @Test("TV-08: the rows of a ForEach are tagged with their ids")
  func identities() throws {
    let app = TestApp(SizeApp.self)
    try app.pick("L", in: "Size")
    #expect(app.labels == ["Size", "chosen L"])
  }

  @Test("NS-83: a navigationLink picker pushes its options, and choosing one goes back")
  func pushed() throws {
    let app = TestApp(PushingApp.self)
    #expect(app.screen?.children.map(\.kind) == [.picker, .text])
    #expect(app.screen?.children.first?.children == [])
    try app.tap("Size")
    #expect(app.titles == ["Shirts", "Size"])
    #expect(app.labels == ["S", "M", "L"])
    #expect(app.screen?.children.map(\.traits) == [[.selected], [], []])
    #expect(app.stack?.path == [])
    try app.tap("M")
    #expect(app.titles == ["Shirts"])
    #expect(app.labels == ["Size", "chosen M"])
    try app.tap("Size")
    #expect(app.screen?.children.map(\.traits) == [[], [.selected], []])
    try app.back()
    #expect(app.labels == ["Size", "chosen M"])
    try app.pick("L", in: "Size")
    #expect(app.labels == ["Size", "chosen L"])
    #expect(app.rules == [])
  }

  @Test("NS-83: a navigationLink picker without a stack is disabled")
  func notPushed() throws {
    let app = TestApp(LonePickerApp.self)
    let picker = try #require(app.screen?.children.first)
    #expect(picker.traits == [.disabled])
    #expect(throws: Refusal.self) { try app.perform(.tap, on: picker.id) }
  }

  @Test("the choices of a menu are picked by their labels")
  func menu() throws {
    let app = TestApp(MenuApp.self)
    #expect(app.screen?.children.first?.children.map(\.label) == ["Name", "Date"])
    try app.pick("Date", in: "Sort")
    #expect(app.labels == ["Sort", "by date"])
    #expect(throws: Refusal.self) { try app.pick("Size", in: "Sort") }
  }
}

private enum Paint: String {
  case red, green
}

private struct ColorApp: App {
  @State private var paint = Paint.red

  var body: some Scene {
    WindowGroup {
      VStack {
        Picker("Color", selection: $paint) {
          Text("Red").tag(Paint.red)
          Label("Green", systemImage: "leaf").tag(Paint.green)
          Text("2").tag(2)
        }
        .pickerStyle(.segmented)
        Text(paint.rawValue)
      }
    }
  }
}

private struct SizeApp: App {
  @State private var size = "S"

  var body: some Scene {
    WindowGroup {
      VStack {
        Picker("Size", selection: $size) {
          ForEach(["S", "M", "L"], id: \.self) { Text($0) }
        }
        Text("chosen \(size)")
      }
    }
  }
}

private struct LostSelectionApp: App {
  @State private var number = 7

  var body: some Scene {
    WindowGroup {
      Picker("Number", selection: $number) {
        Text("one").tag("1")
        Text("two").tag("2")
      }
    }
  }
}

private struct MenuApp: App {
  @State private var order = "name"

  var body: some Scene {
    WindowGroup {
      VStack {
        Menu("Sort") {
          Button("Name") { order = "name" }
          Button("Date") { order = "date" }
        }
        Text("by \(order)")
      }
    }
  }
}

private struct SizePicker: View {
  @State private var size = "S"

  var body: some View {
    Picker("Size", selection: $size) {
      ForEach(["S", "M", "L"], id: \.self) { Text($0) }
    }
    .pickerStyle(.navigationLink)
    Text("chosen \(size)")
  }
}

private struct PushingApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack { SizePicker().navigationTitle("Shirts") }
    }
  }
}

private struct LonePickerApp: App {
  var body: some Scene {
    WindowGroup { SizePicker() }
  }
}

@Suite("Tags of a range")
@MainActor
struct RangeTagTests {
  @Test("NS-84: the rows of a range without ids are distinguished by their offset")
  func offsets() throws {
    let app = TestApp(PeopleApp.self)
    try app.pick("5 people", in: "People")
    #expect(app.labels == ["People", "index 3"])
  }
}

private struct PeopleApp: App {
  @State private var people = 2

  var body: some Scene {
    WindowGroup {
      Picker("People", selection: $people) {
        ForEach(2..<100) { Text("\($0) people") }
      }
      Text("index \(people)")
    }
  }
}
