@testable import NavLint

extension SheetWithoutStackRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      """
      struct Notes: View {
        @State private var isWriting = false
        var body: some View {
          Button("Write") { isWriting = true }
            .↓sheet(isPresented: $isWriting) {
              VStack { Text("Note") }
                .toolbar {
                  ToolbarItem(placement: .confirmationAction) { Button("Save") { isWriting = false } }
                }
            }
        }
      }
      """,
      """
      struct Shelf: View {
        @State private var book: String?
        var body: some View {
          Button("Open") { book = "Walden" }
            .↓sheet(item: $book) { book in Reading(book: book) }
        }
      }
      // file: Reading.swift
      struct Reading: View {
        let book: String
        @State private var isAsking = false
        var body: some View {
          ScrollViewReader { _ in
            ScrollView { ForEach(Array(book), id: \\.self) { Text(String($0)) } }
          }
          .toolbar {
            ToolbarItem(placement: .topBarTrailing) { Button("Size") { isAsking = true } }
          }
          .sheet(isPresented: $isAsking) { Sizes() }
        }
      }
      struct Sizes: View {
        var body: some View {
          NavigationStack { Text("Large").navigationTitle("Sizes") }
        }
      }
      """,
      """
      Songs().↓sheet(isPresented: $isShown) {
        List { Text("Loud") }
          .navigationTitle("Settings")
      }
      """,
      """
      Songs().↓sheet(item: $song) { song in
        VStack {
          NavigationLink("More", value: song)
        }
      }
      """,
      """
      struct Root: View {
        var body: some View {
          NavigationStack {
            Text("Songs").↓sheet(isPresented: $isShown) { Settings() }
          }
        }
      }
      struct Settings: View {
        var body: some View {
          Form { Text("Loud") }.navigationTitle("Settings")
        }
      }
      """,
      """
      Songs().↓fullScreenCover(isPresented: $isShown) {
        Form {
          Section { NavigationLink("Sound") { Sound() } }
        }
      }
      """,
      """
      Songs().↓sheet(isPresented: $isShown, onDismiss: reload) {
        Text("About").navigationBarTitle("About")
        Text("More").navigationTitle("More")
      }
      """,
      """
      struct Songs: View {
        @State private var isShown = false
        var body: some View {
          Button("Sound") { isShown = true }
            .↓sheet(isPresented: $isShown) {
              Form { Text("Loud") }
                .toolbar {
                  ToolbarItem(placement: .topBarTrailing) { Button("Done") { isShown = false } }
                }
            }
        }
      }
      """,
      """
      struct Door: View {
        @State private var isOpen = false
        var body: some View { Button("In") { isOpen = true }.↓sheet(isPresented: $isOpen) { SignIn() } }
      }
      struct SignIn: View {
        var body: some View {
          ZStack {
            LinearGradient(gradient: Gradient(colors: [.blue]), startPoint: .top, endPoint: .bottom)
            NavigationLink("Register") { Text("Register") }
          }
        }
      }
      """,
      """
      struct Root: View {
        @State private var chosen: String?
        @State private var isOpen = false
        var body: some View {
          Button("Open") { isOpen = true }
            .↓sheet(isPresented: $isOpen) {
              if let chosen { Chart(name: chosen) }
            }
        }
      }
      struct Chart: View {
        let name: String
        var body: some View { Text(name).navigationTitle("Chart") }
      }
      """,
    ],
    clean: [
      """
      struct Shelf: View {
        @State private var isOpen = false
        @State private var isFramed = false
        var body: some View {
          Button("Open") { isOpen = true }
            .sheet(isPresented: $isOpen) { Reading() }
          Button("Frame") { isFramed = true }
            .sheet(isPresented: $isFramed) { Framed() }
        }
      }
      struct Reading: View {
        var body: some View {
          Frame {
            Text("Walden").toolbar {
              ToolbarItem(placement: .topBarTrailing) { Button("Size") {} }
            }
          }
        }
      }
      struct Frame<Inside: View>: View {
        let inside: Inside
        init(@ViewBuilder inside: () -> Inside) { self.inside = inside() }
        var body: some View { NavigationStack { inside } }
      }
      extension View {
        func framed() -> some View { NavigationStack { self } }
      }
      struct Framed: View {
        var body: some View {
          Text("Walden")
            .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Size") {} } }
            .framed()
        }
      }
      """,
      """
      struct Shelf: View {
        @State private var isOpen = false
        var body: some View {
          Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) { Reading() }
        }
      }
      struct Reading: View {
        @FocusState private var isTyping: Bool
        @State private var text = ""
        var body: some View {
          TextField("Note", text: $text)
            .focused($isTyping)
            .toolbar { ToolbarItem(placement: .keyboard) { Button("Done") { isTyping = false } } }
        }
      }
      """,
      """
      Songs().sheet(isPresented: $isShown) {
        NavigationStack {
          List { Text("Loud") }.navigationTitle("Settings")
        }
      }
      """,
      """
      Songs().sheet(isPresented: $isShown) {
        Text("Thank you")
      }
      .navigationTitle("Songs")
      """,
      """
      struct Root: View {
        var body: some View {
          Text("Songs").sheet(isPresented: $isShown) { Settings() }
        }
      }
      struct Settings: View {
        var body: some View {
          NavigationStack { Form { Text("Loud") }.navigationTitle("Settings") }
        }
      }
      """,
      """
      struct Root: View {
        var body: some View {
          Text("Songs").sheet(isPresented: $isShown) {
            NavigationView { Settings() }
          }
        }
      }
      struct Settings: View {
        var body: some View { Text("Loud").navigationTitle("Settings") }
      }
      """,
      """
      struct Root: View {
        var body: some View {
          Text("Songs").sheet(isPresented: $isShown) {
            SheetFrame { Text("Loud").navigationTitle("Settings") }
          }
        }
      }
      """,
      """
      struct Root: View {
        var body: some View {
          Text("Songs").sheet(isPresented: $isShown) { Settings() }
        }
      }
      struct Settings: View {
        var body: some View {
          ModalFrame { Text("Loud").navigationTitle("Settings") }
        }
      }
      """,
      """
      struct Songs: View {
        @State private var isShown = false
        var body: some View {
          Button("Sound") { isShown = true }
            .sheet(isPresented: $isShown) {
              Form { Text("Loud") }
                .toolbar {
                  ToolbarItem(placement: .keyboard) { Button("Done") { isShown = false } }
                }
            }
        }
      }
      """,
    ]
  )
}
