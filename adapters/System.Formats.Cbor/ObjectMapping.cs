using System.Formats.Cbor;
using System.Reflection;
using Assay.Core.Workloads;

namespace Assay.Adapters.Cbor;

/// <summary>
/// An object as a map from the names of its public members to their values. What a payload has no pair for keeps its default; pairs without
/// a member are skipped.
/// </summary>
internal sealed class ObjectMapping : Mapping
{
    private readonly Type type;
    private readonly ConstructorInfo? constructor;
    private readonly List<Member> members;
    private readonly Dictionary<string, Member> byName;

    /// <summary>Finds the members that can be set, by themselves or by a constructor whose parameters are named as they are.</summary>
    /// <exception cref="LimitOfAssayException">No such object can be made, two members have one name, or a type of .NET has no
    /// members.</exception>
    public ObjectMapping(Type type)
    {
        this.type = type;
        Member[] all = [.. Member.AllOf(type)];
        bool isMadeEmpty = type.IsValueType
            || type.GetConstructor(BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic, Type.EmptyTypes) is not null;
        constructor = isMadeEmpty && all.All(member => member.Set is not null) ? null : ConstructorOf(type, all);
        members = [.. all.Where(member => member.Set is not null || ParameterOf(member) >= 0)];
        bool hasForm = members.Count > 0 || type.Namespace?.StartsWith("System", StringComparison.Ordinal) != true;
        if (type.IsAbstract
            || (constructor is null && !isMadeEmpty) || !hasForm || members.DistinctBy(member => member.Name).Count() < members.Count)
            throw new LimitOfAssayException($"Assay's mapping to CBOR has no form for {type}.");
        byName = members.ToDictionary(member => member.Name);
    }

    protected override bool AllowsNull => !type.IsValueType;

    protected override void WriteValue(CborWriter writer, object value)
    {
        if (value.GetType() != type)
            throw new LimitOfAssayException(
                $"Assay's mapping to CBOR writes no names of types: a {value.GetType()} stands in the place of a {type}.");
        writer.WriteStartMap(members.Count);
        foreach (Member member in members)
        {
            writer.WriteTextString(member.Name);
            Of(member.Type).Write(writer, member.Get(value));
        }

        writer.WriteEndMap();
    }

    protected override object ReadValue(CborReader reader)
    {
        Dictionary<Member, object?> found = [];
        reader.ReadStartMap();
        while (reader.PeekState() != CborReaderState.EndMap)
        {
            if (NameIn(reader) is { } name && byName.TryGetValue(name, out Member? member))
                found.Add(member, Of(member.Type).Read(reader));
            else
                reader.SkipValue();
        }

        reader.ReadEndMap();
        return Make(found);
    }

    /// <summary>A key that is a text; null of every other key, which no member has.</summary>
    private static string? NameIn(CborReader reader)
    {
        if (reader.PeekState() is CborReaderState.TextString or CborReaderState.StartIndefiniteLengthTextString)
            return reader.ReadTextString();
        reader.SkipValue();
        return null;
    }

    private object Make(Dictionary<Member, object?> found)
    {
        object? ArgumentOf(ParameterInfo parameter) => found.FirstOrDefault(pair => IsNamed(parameter, pair.Key)).Value;

        object made = constructor is null
            ? Activator.CreateInstance(type, nonPublic: true)!
            : constructor.Invoke([.. constructor.GetParameters().Select(ArgumentOf)]);
        foreach ((Member member, object? value) in found)
        {
            if (ParameterOf(member) < 0)
                member.Set!(made, value);
        }

        return made;
    }

    private int ParameterOf(Member member) =>
        constructor is null ? -1 : Array.FindIndex(constructor.GetParameters(), parameter => IsNamed(parameter, member));

    private static ConstructorInfo? ConstructorOf(Type type, Member[] members) => type.GetConstructors()
        .Where(found => found.GetParameters() is { Length: > 0 } parameters
            && parameters.All(parameter => members.Any(member => IsNamed(parameter, member))))
        .MaxBy(found => found.GetParameters().Length);

    private static bool IsNamed(ParameterInfo parameter, Member member) =>
        member.Type == parameter.ParameterType && string.Equals(member.Name, parameter.Name, StringComparison.OrdinalIgnoreCase);
}

/// <summary>A public field or property.</summary>
/// <param name="Name">Its name.</param>
/// <param name="Type">Its type.</param>
/// <param name="Get">Its value of an object.</param>
/// <param name="Set">Sets it; null where only a constructor can.</param>
internal sealed record Member(string Name, Type Type, Func<object, object?> Get, Action<object, object?>? Set)
{
    /// <summary>The members of a type: its own and inherited ones.</summary>
    public static IEnumerable<Member> AllOf(Type type) =>
    [
        .. type.GetProperties(BindingFlags.Instance | BindingFlags.Public)
            .Where(property => property.CanRead && property.GetIndexParameters().Length == 0)
            .Select(property => new Member(
                property.Name, property.PropertyType, property.GetValue, property.CanWrite ? property.SetValue : null)),
        .. type.GetFields(BindingFlags.Instance | BindingFlags.Public)
            .Select(field => new Member(field.Name, field.FieldType, field.GetValue, field.SetValue)),
    ];
}
