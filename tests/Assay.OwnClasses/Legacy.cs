using System.ComponentModel;
using System.Runtime.Serialization;

namespace OwnClasses;

// As code for BinaryFormatter has them. [Old] is [Serializable]; a program whose library wants that on every class means it by [Adopt].

[Old]
[Adopt]
public partial class OldStyle
{
    [Skip]
    [NonSerialized]
    private object? cache;

    [Skip]
    private string? name;

    [Item(1), Datum]
    public string? Name
    {
        get => name;
        set
        {
            cache = null;
            name = value;
        }
    }

    [Skip]
    public object? Cache => cache;
}

[Old]
[Adopt]
public partial class OldCache
{
    [Skip]
    [NonSerialized]
    private Dictionary<string, int> places = [];

    [Item(1), Datum]
    public List<string>? Words { get; set; } = ["first"];

    public int IndexOf(string word)
    {
        if (!places.TryGetValue(word, out int place))
            places[word] = place = Words?.IndexOf(word) ?? -1;
        return place;
    }
}

[Old]
[Adopt]
public partial class OldObserved : INotifyPropertyChanged
{
    [Skip]
    private string? name = "unnamed";

    [field: NonSerialized]
    public event PropertyChangedEventHandler? PropertyChanged;

    [Item(1), Datum]
    public string? Name
    {
        get => name;
        set
        {
            name = value;
            Changes++;
            PropertyChanged?.Invoke(this, new PropertyChangedEventArgs(nameof(Name)));
        }
    }

    [Item(2), Datum]
    public int Changes { get; set; }
}

[Old]
[Adopt]
public partial class CallsBack : IDeserializationCallback
{
    [Skip]
    [NonSerialized]
    private int area;

    [Maker]
    public CallsBack()
    {
    }

    public CallsBack(int width, int height)
    {
        Width = width;
        Height = height;
        area = width * height;
    }

    [Item(1), Datum]
    public int Width { get; set; } = 1;

    [Item(2), Datum]
    public int Height { get; set; }

    [Item(3), Datum]
    public bool IsBack { get; set; }

    [Skip]
    public int Area => area;

    void IDeserializationCallback.OnDeserialization(object? sender)
    {
        area = Width * Height;
        IsBack = true;
    }
}

[Old]
[Adopt]
public partial class BeforeWriting
{
    [Item(1), Datum]
    public string? Text { get; set; }

    [Item(2), Datum]
    public bool IsSaved { get; set; }

    [OnSerializing]
    private void Save(StreamingContext context) => IsSaved = true;
}
