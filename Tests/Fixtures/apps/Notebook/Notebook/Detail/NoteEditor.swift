import SwiftData
import SwiftUI

struct NoteEditor: View {
    @Bindable var note: Note
    @FocusState private var isWriting: Bool
    @State private var showsInfo = false
    @Query(Note.recent) private var recent: [Note]

    var body: some View {
        VStack {
            TextField("Title", text: $note.title)
                .font(.title)
            TextEditor(text: $note.body)
                .focused($isWriting)
                .accessibilityLabel("Body")
        }
        .padding()
        .navigationTitle(note.title)
        .navigationBarTitleDisplayMode(.inline)
        .onChange(of: note.body) { note.editedAt = .now }
        .toolbar {
            ToolbarItemGroup(placement: .primaryAction) {
                Button("Info", systemImage: "info.circle") { showsInfo.toggle() }
                ShareLink(item: note.body, subject: Text(note.title))
            }
            ToolbarItem(placement: .keyboard) { Button("Done") { isWriting = false } }
        }
        .inspector(isPresented: $showsInfo) {
            Form {
                LabeledContent("Words", value: "\(note.body.split(separator: " ").count)")
                LabeledContent("Folder", value: note.folder?.name ?? "–")
                LabeledContent("Recent", value: recent.map(\.title).formatted(.list(type: .and)))
            }
        }
        .userActivity(NavigationState.activityType) { activity in
            activity.title = note.title
            activity.isEligibleForHandoff = true
            activity.userInfo = ["title": note.title]
        }
    }
}

#Preview {
    let configuration = ModelConfiguration(isStoredInMemoryOnly: true)
    let container = try! ModelContainer(for: Folder.self, configurations: configuration)
    NoteEditor(note: Note(title: "Sample"))
        .modelContainer(container)
}
