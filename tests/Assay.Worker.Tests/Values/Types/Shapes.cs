using System.Runtime.Serialization;
using System.Text.Json.Serialization;

namespace Assay.Worker.Tests.Values.Types;

internal class Below
{
    private string? name;

    public string? LowerName => name;
}

internal class Above : Below
{
    private string? name;

    public string? UpperName => name;
}

internal interface IPart
{
    string? Label { get; }
}

internal sealed class Wheel : IPart
{
    string? IPart.Label { get; } = "unset";

    public string? Seen => ((IPart)this).Label;
}

internal interface IPlugIn;

internal interface INothing;

internal readonly record struct Eye(int Sharpness) : IPlugIn;

internal sealed class Node
{
    public int Number { get; set; }

    public Node? Next { get; set; }

    public List<Node>? Others { get; set; }
}

internal sealed record Husband(string Name, Wife? Wife);

internal sealed record Wife(string Name, Husband? Husband);

internal sealed class Anything
{
    public object? Value { get; set; }
}

internal sealed unsafe class Handler
{
    public int* Place;

    public nint Handle { get; set; }

    public Action? Work { get; set; }

    public Stream? Source { get; set; }

    public List<Action>? Works { get; set; }

    public INothing? Nothing { get; set; }

    public int Number { get; set; }
}

internal class Box<T>(T content)
{
    private readonly T content = content;

    public T Content => content;
}

internal sealed class NumberBox(int content) : Box<int>(content);

internal enum Spelt
{
    [EnumMember(Value = "the-first")]
    First = 3,
    Second,
}

[JsonDerivedType(typeof(Circle), "circle")]
[JsonDerivedType(typeof(Square), 2)]
internal abstract class Figure
{
    public double Size { get; set; }
}

internal sealed class Circle : Figure;

internal sealed class Square : Figure;

[DataContract]
internal sealed class Renamed
{
    [JsonPropertyName("the-id")]
    public int Id { get; init; }

    [DataMember(Name = "n")]
    private readonly string? name;

    public string? Name => name;

    public int UnitPrice { get; set; }
}

internal sealed record Key(string Name, int Number);

/// <summary>Equality that looks at members, and fails on an object that is not filled.</summary>
internal sealed class Careful
{
    public string? Name { get; set; }

    public Careful? Friend { get; set; }

    public HashSet<Careful>? Friends { get; set; }

    public override bool Equals(object? obj) => obj is Careful other && other.Name == Name;

    public override int GetHashCode() => Name!.Length;
}

internal sealed class Bare;

internal sealed class Rude
{
    public int Number { get; set; }

    public override bool Equals(object? obj) => throw new InvalidOperationException($"Secret {Number}");

    public override int GetHashCode() => throw new InvalidOperationException($"Secret {Number}");
}
