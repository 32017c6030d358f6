import SwiftData
import SwiftUI

struct EntryList: View {
    @Query(sort: \Entry.date, order: .reverse) private var entries: [Entry]
    @Environment(\.modelContext) private var context
    @State private var path: [Entry] = []
    @State private var editing: Entry?

    private var byMood: [(mood: Mood, entries: [Entry])] {
        Dictionary(grouping: entries, by: \.mood)
            .map { (mood: $0.key, entries: $0.value) }
            .sorted { $0.mood.rawValue > $1.mood.rawValue }
    }

    var body: some View {
        NavigationStack(path: $path) {
            List {
                ForEach(byMood, id: \.mood) { group in
                    Section("\(group.mood.emoji) \(group.mood.name)") {
                        ForEach(group.entries) { entry in
                            NavigationLink(value: entry) {
                                Text(entry.title)
                            }
                        }
                        .onDelete { offsets in
                            offsets.map { group.entries[$0] }.forEach(context.delete)
                        }
                    }
                }
            }
            .overlay {
                if entries.isEmpty {
                    ContentUnavailableView {
                        Label("Nothing Written", systemImage: "pencil.slash")
                    } actions: {
                        Button("Write") { write() }
                    }
                }
            }
            .navigationTitle("Journal")
            .navigationDestination(for: Entry.self) { EntryDetail(entry: $0) }
            .toolbar {
                ToolbarItemGroup(placement: .bottomBar) {
                    Spacer()
                    Button("New Entry", systemImage: "square.and.pencil") { write() }
                }
            }
            .sheet(item: $editing) { EntryEditor(entry: $0) }
        }
    }

    private func write() {
        let entry = Entry(title: "Untitled")
        context.insert(entry)
        editing = entry
    }
}

struct EntryDetail: View {
    let entry: Entry
    @State private var editing = false

    var body: some View {
        ScrollView {
            VStack(alignment: .leading) {
                Text(entry.text)
                Text("\(entry.wordCount) words").font(.caption)
                FlowTags(tags: entry.tags)
            }
        }
        .navigationTitle(entry.title)
        .toolbar { Button("Edit") { editing = true } }
        .sheet(isPresented: $editing) { EntryEditor(entry: entry) }
    }
}

struct FlowTags: View {
    let tags: [Tag]
    var body: some View {
        ViewThatFits {
            HStack { content }
            VStack { content }
        }
    }
    @ViewBuilder private var content: some View {
        ForEach(tags) { Text("#\($0.name)").padding(4) }
    }
}

struct EntryEditor: View {
    @Bindable var entry: Entry
    @Environment(\.dismiss) private var dismiss
    @Environment(\.modelContext) private var context
    @State private var tagText = ""

    var body: some View {
        NavigationStack {
            Form {
                TextField("Title", text: $entry.title)
                TextField("Text", text: $entry.text, axis: .vertical).lineLimit(3...8)
                Picker("Mood", selection: $entry.mood) {
                    ForEach(Mood.allCases) { mood in
                        Text("\(mood.emoji) \(mood.name)").tag(mood)
                    }
                }
                Section("Tags") {
                    FlowTags(tags: entry.tags)
                    TextField("Add tag", text: $tagText).onSubmit(addTag)
                }
            }
            .navigationTitle("Write")
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button("Done") {
                        addTag()
                        dismiss()
                    }
                }
            }
        }
    }

    private func addTag() {
        let name = tagText.trimmingCharacters(in: .whitespaces)
        guard !name.isEmpty else { return }
        let found = try? context.fetch(FetchDescriptor<Tag>(predicate: #Predicate { $0.name == name })).first
        entry.tags.append(found ?? Tag(name: name))
        tagText = ""
    }
}
