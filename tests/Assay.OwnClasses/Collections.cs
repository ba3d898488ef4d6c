using System.Collections;

namespace OwnClasses;

// Classes that are collections too: many serializers write what they hold, and lose their other members.

[Adopt]
public partial class Mixtape : ICollection<string>
{
    [Item(1), Datum]
    private readonly List<string> songs = [];

    [Item(2), Datum]
    public string? Name { get; set; }

    [Skip]
    public int Count => songs.Count;

    [Skip]
    public bool IsReadOnly => false;

    public void Add(string item) => songs.Add(item);

    public void Clear() => songs.Clear();

    public bool Contains(string item) => songs.Contains(item);

    public void CopyTo(string[] array, int arrayIndex) => songs.CopyTo(array, arrayIndex);

    public bool Remove(string item) => songs.Remove(item);

    public IEnumerator<string> GetEnumerator() => songs.GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}

[Adopt]
public partial class TrackList : List<string>
{
    [Item(1), Datum]
    public string? Artist { get; set; }
}
