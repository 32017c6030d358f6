@testable import NavLint

extension StaleStateRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      """
      struct Towns: View {
        @State private var isShown = false
        @State private var town: String?
        var body: some View {
          Button("Oslo") {
            self.town = "Oslo"
            self.isShown = true
          }
          .↓sheet(isPresented: self.$isShown) { Text(self.town ?? "") }
        }
      }
      """,
      """
      struct Album: View {
        @State private var isShown = false
        @State private var isAsking = false
        let photos: [Photo]
        var body: some View {
          ForEach(photos) { photo in
            Button(photo.name) { isShown = true }
              .↓sheet(isPresented: $isShown) { PhotoView(photo: photo) }
              .↓alert("Delete?", isPresented: $isAsking) { Button("Delete") { delete(photo) } }
          }
        }
      }
      """,
      """
      struct Album: View {
        @Bindable var model: AlbumModel
        var body: some View {
          List(model.photos) { photo in
            Text(photo.name).↓popover(isPresented: $model.isShown) { Text(photo.place) }
          }
        }
      }
      """,
      """
      struct Guests: View {
        @State private var guest: String?
        @State private var isShown = false
        @State private var isAsking = false
        var body: some View {
          rows
            .↓sheet(isPresented: $isShown) { Text(guest ?? "") }
            .sheet(isPresented: $isAsking) { Text(guest ?? "Nobody") }
        }
      }
      extension Guests {
        private var rows: some View {
          Button("Ada") {
            guest = "Ada"
            isShown = true
          }
        }
      }
      """,
      recipes(
        "Button(\"Soup\") { chosen = soup; isShown = true }",
        ".↓sheet(isPresented: $isShown) { Text(chosen?.name ?? \"\") }"
      ),
      recipes(
        "ForEach(all) { recipe in Button(recipe.name) { self.chosen = recipe; self.isShown = true } }",
        ".↓fullScreenCover(isPresented: $isShown) { if let chosen { RecipeView(recipe: chosen) } }"
      ),
      recipes(
        "Text(\"Soup\").onTapGesture { isShown = true; chosen = soup }",
        ".↓sheet(isPresented: $isShown, onDismiss: reload) { RecipeView(recipe: chosen!) }"
      ),
      recipes(
        "Button(\"Soup\") { show(soup) }",
        ".↓popover(isPresented: $isShown) { RecipeView(recipe: chosen) }",
        "func show(_ recipe: Recipe) { chosen = recipe; isShown = true }"
      ),
      recipes(
        "Button(\"Soup\") { chosen = soup; print(chosen as Any); isShown = true }",
        ".↓sheet(isPresented: $isShown) { NavigationStack { RecipeView(recipe: chosen) } }"
      ),
      """
      struct Songs: View {
        @State private var isShown = false
        @State private var song: String?
        var body: some View {
          Button("Fado") {
            self.song = "Fado"
            self.isShown.toggle()
          }
          .↓sheet(isPresented: $isShown) { Text(song ?? "None") }
        }
      }
      """,
      """
      struct Contacts: View {
        @State private var contact: String?
        @State private var isShown = false
        var body: some View {
          NavigationStack {
            Button("Ada") {
              contact = "Ada"
              isShown = true
            }
            .↓navigationDestination(isPresented: $isShown) { Text(contact ?? "") }
          }
        }
      }
      """,
      """
      struct Root: View {
        @State private var isOpen = false
        @State private var kind = "neck"
        var body: some View {
          Button("Waist") {
            kind = "waist"
            isOpen = true
          }
          .↓sheet(isPresented: $isOpen) { Text(kind) }
        }
      }
      """,
      """
      struct Root: View {
        @State private var isOpen = false
        @State private var entry: String?
        let isWeight: Bool
        var body: some View {
          Button("Edit") {
            if isWeight {
              entry = "weight"
            } else {
              entry = "waist"
            }
            isOpen = true
          }
          .↓sheet(isPresented: $isOpen) { Text(entry ?? "None") }
        }
      }
      """,
    ],
    clean: [
      """
      struct Profile: View {
        @AppStorage("name") private var name = ""
        @State private var draft = ""
        @State private var code = ""
        @State private var isEditing = false
        @State private var isSecuring = false
        var body: some View {
          Button("Edit") {
            draft = name
            isEditing = true
          }
          .sheet(isPresented: $isEditing) {
            TextField("Name", text: $draft)
            Button("Done") { save(draft) }
          }
          Button("Secure") {
            code = ""
            isSecuring = true
          }
          .sheet(isPresented: $isSecuring) {
            CodePad(code: $code) { name = code }
          }
        }
        func save(_ text: String) { name = text }
      }
      """,
      """
      struct Album: View {
        @State private var isShown = false
        @Binding var photos: [Photo]
        var body: some View {
          ForEach($photos) { $photo in
            Button(photo.name) { photo.isOpen = true }
              .sheet(isPresented: $photo.isOpen) { PhotoView(photo: photo) }
              .popover(isPresented: $isShown) { Text("Hold a photo to choose it") }
          }
        }
      }
      """,
      """
      struct Guests: View {
        @State private var guest: String?
        @State private var isShown = false
        @State private var isOpen = false
        var body: some View {
          NavigationStack {
            Button("Ada") {
              guest = "Ada"
              isShown = true
            }
            .sheet(isPresented: $isShown) { Text(guest ?? "") }
            .navigationDestination(isPresented: $isOpen) { Text(guest ?? "") }
          }
        }
      }
      """,
      """
      struct Contacts: View {
        @State private var contact: String?
        @State private var isShown = false
        var body: some View {
          NavigationStack {
            Button("Ada") {
              contact = "Ada"
              isShown = true
            }
            .navigationTitle(contact ?? "Contacts")
            .navigationDestination(isPresented: $isShown) { Text(contact ?? "") }
          }
        }
      }
      """,
      recipes(
        "Button(\"Soup\") { chosen = soup }",
        ".sheet(item: $chosen) { recipe in Text(recipe.name) }"
      ),
      recipes(
        "Text(chosen?.name ?? \"None\"); Button(\"Soup\") { chosen = soup; isShown = true }",
        ".sheet(isPresented: $isShown) { Text(chosen?.name ?? \"\") }"
      ),
      recipes(
        "Button(\"Soup\") { isShown = true }",
        ".sheet(isPresented: $isShown) { Text(chosen?.name ?? \"\") }"
      ),
      recipes(
        "Button(\"Soup\") { chosen = soup; isShown = true }",
        ".sheet(isPresented: $isShown) { Text(\"Thank you\") }"
      ),
      recipes(
        "Button(\"New\") { chosen = nil; isShown = true }",
        ".sheet(isPresented: $isShown) { Text(chosen?.name ?? \"\") }"
      ),
      recipes(
        "Button(\"Soup\") { chosen = soup; isShown = true }",
        ".sheet(isPresented: $isShown) { Editor(recipe: $chosen) }"
      ),
      """
      struct Root: View {
        @State private var isOpen = false
        @State private var kind = "neck"
        var body: some View {
          Button(kind) {
            kind = "waist"
            isOpen = true
          }
          .sheet(isPresented: $isOpen) { Text(kind) }
        }
      }
      """,
    ]
  )

  private static func recipes(
    _ row: String,
    _ sheet: String,
    _ method: String = ""
  ) -> RuleExample {
    RuleExample(
      """
      struct Recipes: View {
        @State private var chosen: Recipe?
        @State private var isShown = false
        var body: some View {
          List { \(row) }
            \(sheet)
        }
        \(method)
      }
      """
    )
  }
}
