import NavUI
import SceneModel
import Testing

@Suite("A tap gesture in the label of a link")
@MainActor
struct TapInLabelTests {
  @Test("NS-89: a gesture on the whole label is preferred to the link, which needs no destination")
  func wholeLabel() throws {
    let app = TestApp(LabelTapApp.self)
    let link = try #require(app.all.first { $0.label == "gesture" })
    #expect(link.traits == [])
    try app.tap("gesture")
    #expect(app.labels == ["shown by the gesture"])
    try app.back()
    #expect(app.issues == [])
  }

  @Test("NS-89: a gesture on a part of the label leaves the rest to the link")
  func partOfLabel() throws {
    let app = TestApp(LabelTapApp.self)
    try app.tap("star, part")
    #expect(app.labels == ["screen of the link"])
  }
}

private struct LabelTapApp: App {
  var body: some Scene { WindowGroup { LabelTapView() } }
}

private struct LabelTapView: View {
  @State private var isShown = false

  var body: some View {
    NavigationStack {
      List {
        NavigationLink(value: 7) {
          HStack { Text("gesture") }
            .onTapGesture { isShown = true }
        }
        NavigationLink {
          Text("screen of the link")
        } label: {
          Text("star").onTapGesture {}
          Text("part")
        }
      }
      .navigationDestination(isPresented: $isShown) { Text("shown by the gesture") }
    }
  }
}
