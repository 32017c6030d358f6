import SwiftData
import SwiftUI
import TipKit

struct NoteList: View {
    @Bindable var folder: Folder
    @Environment(NavigationState.self) private var navigation
    @Environment(\.modelContext) private var context
    @State private var search = ""
    private let pinTip = PinTip()

    private var shown: [Note] {
        folder.sortedNotes.filter { search.isEmpty || $0.title.localizedCaseInsensitiveContains(search) }
    }

    var body: some View {
        @Bindable var navigation = navigation
        List(selection: $navigation.note) {
            TipView(pinTip)
            ForEach(shown) { note in
                NavigationLink(value: note) {
                    VStack(alignment: .leading) {
                        Text(note.isPinned ? "📌 \(note.title)" : note.title)
                        Text(note.body).lineLimit(1).font(.caption)
                    }
                }
                .swipeActions(edge: .leading) {
                    Button(note.isPinned ? "Unpin" : "Pin") {
                        note.isPinned.toggle()
                        pinTip.invalidate(reason: .actionPerformed)
                    }
                }
            }
            .onDelete { offsets in
                let doomed = offsets.map { shown[$0] }
                if let note = navigation.note, doomed.contains(note) { navigation.note = nil }
                doomed.forEach(context.delete)
            }
        }
        .searchable(text: $search)
        .navigationTitle($folder.name)
        .toolbar {
            Button("New Note", systemImage: "square.and.pencil", action: add)
        }
        .onChange(of: navigation.wantsNewNote) { _, wants in
            if wants {
                add()
                navigation.wantsNewNote = false
            }
        }
    }

    private func add() {
        let note = Note(title: "Untitled", folder: folder)
        context.insert(note)
        navigation.note = note
    }
}

struct PinTip: Tip {
    var title: Text { Text("Pin what matters") }
    var message: Text? { Text("Pinned notes stay on top.") }
    var image: Image? { Image(systemName: "pin") }
}
