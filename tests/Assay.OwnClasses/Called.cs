using System.Runtime.Serialization;

namespace OwnClasses;

/// <summary>
/// Classes whose members are called by others than their own code: by collections, by serializers through interfaces, by the runtime before
/// the first use.
/// </summary>
public class CalledGroup
{
    public StaticallySet Static { get; set; } = new();

    public CallbackReceiver Callback { get; set; } = new();

    public HashSet<Code> Codes { get; set; } = [];

    public SortedSet<Rank> Ranks { get; set; } = [];

    public Pair<int, string> Pair { get; set; } = new(0, "");
}

/// <summary>Its static constructor decides what a field begins with.</summary>
public class StaticallySet
{
    private static readonly int Start;
    private static readonly string Prefix;

    static StaticallySet()
    {
        Start = 40 + 2;
        Prefix = "no. ";
    }

    public int Number { get; set; } = Start;

    public string Name { get; set; } = Prefix + "1";
}

/// <summary>Serializers that know the interface call its explicit member.</summary>
public class CallbackReceiver : IDeserializationCallback
{
    public string Text { get; set; } = "";

    void IDeserializationCallback.OnDeserialization(object? sender) => Text = Text.Trim();
}

/// <summary>Equal by its text whatever the case, through the interface and through object alike.</summary>
public sealed class Code : IEquatable<Code>
{
    public string Text { get; set; } = "";

    public bool Equals(Code? other) => other is not null && string.Equals(Text, other.Text, StringComparison.OrdinalIgnoreCase);

    public override bool Equals(object? obj) => Equals(obj as Code);

    public override int GetHashCode() => StringComparer.OrdinalIgnoreCase.GetHashCode(Text);
}

/// <summary>Sorted by its level, the highest first.</summary>
public sealed class Rank : IComparable<Rank>
{
    public int Level { get; set; }

    public int CompareTo(Rank? other) => other is null ? -1 : other.Level.CompareTo(Level);
}

/// <summary>Properties over fields of a generic class: each pair is one datum.</summary>
public class Pair<TFirst, TSecond>(TFirst first, TSecond second)
{
    private readonly TFirst _first = first;
    private readonly TSecond second = second;

    public TFirst First => _first;

    public TSecond Second
    {
        get { return second; }
    }
}
