using System.Collections.Concurrent;
using System.Reflection;
using System.Text.Json.Serialization.Metadata;
using Assay.Core.Results;

namespace Assay.Engine.Reading;

/// <summary>What must hold in a record that was read, as its serializer and the attributes of its properties say.</summary>
internal sealed class RecordRules
{
    private static readonly ConcurrentDictionary<JsonTypeInfo, RecordRules> Known = new();
    private readonly Lazy<IReadOnlyList<MemberRules>> members;

    private RecordRules(JsonTypeInfo type) => members = new Lazy<IReadOnlyList<MemberRules>>(
        () => [.. type.Properties.Where(property => property.Get is not null).Select(property => new MemberRules(property))]);

    public IReadOnlyList<MemberRules> Members => members.Value;

    /// <summary>The rules of a type that is an object in JSON; null for any other.</summary>
    public static RecordRules? Of(JsonTypeInfo type) =>
        type.Kind == JsonTypeInfoKind.Object ? Known.GetOrAdd(type, static of => new RecordRules(of)) : null;

    /// <summary>A member by the name of its property in C#.</summary>
    public MemberRules Member(string property) => Members.First(member => member.Property == property);
}

/// <summary>What must hold in one property of a record, and in the entries of its list.</summary>
internal sealed class MemberRules
{
    private readonly JsonPropertyInfo json;

    /// <summary>Reads the rules of a property.</summary>
    public MemberRules(JsonPropertyInfo json)
    {
        this.json = json;
        var member = json.AttributeProvider as MemberInfo;
        Property = member?.Name ?? json.Name;
        var type = json.Options.GetTypeInfo(json.PropertyType);
        var element = type.ElementType is Type of ? json.Options.GetTypeInfo(of) : type;
        Record = RecordRules.Of(element);
        var number = Nullable.GetUnderlyingType(element.Type) ?? element.Type;
        (Least, Most) = RangeOf(member, number);
        MostInAll = number == typeof(int) ? int.MaxValue : long.MaxValue;
        IsNotEmpty = Attribute<NotEmptyAttribute>(member) is not null;
        IsBase64 = Attribute<Base64TextAttribute>(member) is not null;
        AsLongAs = Attribute<AsLongAsAttribute>(member);
        Distinct = Attribute<DistinctAttribute>(member);
        NamedIn = Attribute<NamedInAttribute>(member)?.Path;
    }

    /// <summary>The name of the property in C#.</summary>
    public string Property { get; }

    /// <summary>Its name in the document.</summary>
    public string Name => json.Name;

    public bool MayBeNull => json.IsGetNullable;

    /// <summary>The rules of its value, or of its list's entries; null where those are no records.</summary>
    public RecordRules? Record { get; }

    /// <summary>The rules of a value, which may be of a derived type.</summary>
    public RecordRules? RecordOf(object value) =>
        Record is null || json.PropertyType == value.GetType() || !json.PropertyType.IsAbstract || json.PropertyType.IsInterface
            ? Record
            : RecordRules.Of(json.Options.GetTypeInfo(value.GetType()));

    /// <summary>The least that a number may be.</summary>
    public double Least { get; }

    /// <summary>The most that a number may be.</summary>
    public double Most { get; }

    /// <summary>The most that the numbers of one list may be together.</summary>
    public double MostInAll { get; }

    /// <summary>Whether a list or a text must have something in it.</summary>
    public bool IsNotEmpty { get; }

    /// <summary>Whether a text must be Base64.</summary>
    public bool IsBase64 { get; }

    /// <summary>The list that a list is as long as.</summary>
    public AsLongAsAttribute? AsLongAs { get; }

    /// <summary>What differs from entry to entry.</summary>
    public DistinctAttribute? Distinct { get; }

    /// <summary>The path of the list that has the value.</summary>
    public string? NamedIn { get; }

    /// <summary>The value of a record.</summary>
    public object? Of(object record) => json.Get!(record);

    private static (double Least, double Most) RangeOf(MemberInfo? member, Type number)
    {
        if (Attribute<SignedAttribute>(member) is not null)
            return (-BetweenAttribute.MostWhole, BetweenAttribute.MostWhole);
        if (Attribute<BetweenAttribute>(member) is { } between)
            return (between.Least, between.Most);
        (var least, var most) = number == typeof(int) ? (0, int.MaxValue)
            : number == typeof(long) ? (0, BetweenAttribute.MostWhole)
            : (-BetweenAttribute.MostFraction, BetweenAttribute.MostFraction);
        return (Attribute<AtLeastAttribute>(member)?.Least ?? least, most);
    }

    private static T? Attribute<T>(MemberInfo? member)
        where T : Attribute => member?.GetCustomAttribute<T>();
}
