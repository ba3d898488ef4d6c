#:property PublishAot=false
#:property ManagePackageVersionsCentrally=false
#:property TreatWarningsAsErrors=false
#:property GenerateDocumentationFile=false
#:property RunAnalyzers=false

// Expected: Integers of 128 bits come back.
// DataContract of .NET 10.0: lossy, Huge.Signed: another value
// Found by Assay as data-contract/plain#int128. This file needs the .NET 10 SDK and nothing of Assay: dotnet run FILE

using System.Collections;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Runtime.Serialization;

var value = Make();
var serializer = new Plain<Huge>();

using var payload = new MemoryStream();
serializer.Serialize(value, payload);
payload.Position = 0;
var copy = serializer.Deserialize(payload);

string? difference = Graph.FirstDifference(Make(), copy);
Console.WriteLine(difference is null ? "HOLDS: Integers of 128 bits come back." : $"FAILS: {difference}");
return difference is null ? 0 : 1;

static Huge Make() => new() { Signed = Int128.MinValue };

[DataContract]
public class Huge
{
    [DataMember]
    public Int128 Signed { get; set; }
}

sealed class Plain<T>
{
    private readonly DataContractSerializer serializer = new(typeof(T));

    public void Serialize(T value, Stream destination) => serializer.WriteObject(destination, value);

    public T Deserialize(Stream source) => (T)serializer.ReadObject(source)!;
}

// Compares what came back with what was written: types, fields, elements, and which places share an object.
static class Graph
{
    public static string? FirstDifference(object? expected, object? actual)
    {
        Stack<(object?, object?, string)> open = new([(expected, actual, TypeName((expected ?? actual)?.GetType()))]);
        while (open.TryPop(out var pair))
        {
            var (one, other, path) = pair;
            if (one is null || other is null || one.GetType() != other.GetType() || IsValue(one))
            {
                if (Show(one) != Show(other))
                    return $"{path}: expected {Show(one)}, got {Show(other)}";
                continue;
            }
            var children = Fields(one).Zip(Fields(other), (left, right) => (left.Value, right.Value, $"{path}.{left.Name}")).ToList();

            foreach (var child in Enumerable.Reverse(children))
                open.Push(child);
        }

        return null;
    }

    static bool IsValue(object value) => value is string or Uri or Delegate || (value is ValueType && IsOfRuntime(value.GetType()) && value is not (ITuple or IEnumerable) && !IsPair(value)) || value is Enum or Version;

    static bool IsPair(object value) => value.GetType() is { IsGenericType: true } type && type.GetGenericTypeDefinition() == typeof(KeyValuePair<,>);

    static bool IsOfRuntime(Type type) => type.Namespace == "System" || type.Namespace?.StartsWith("System.", StringComparison.Ordinal) == true;

    static IEnumerable<(string Name, object? Value)> Fields(object value)
    {
        HashSet<string> names = [];
        for (Type? type = value.GetType(); type is not null; type = type.BaseType)
        {
            if (IsOfRuntime(type) && value is not ITuple && !IsPair(value))
                continue;
            foreach (FieldInfo field in type.GetFields(BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly).Where(field => !field.IsDefined(typeof(NonSerializedAttribute))))
            {
                string name = field.Name[0] == '<' ? field.Name[1..field.Name.IndexOf('>')] : field.Name;
                yield return (names.Add(name) ? name : $"{type.Name}.{name}", field.GetValue(value));
            }
        }
    }

    static string Show(object? value) => value switch
    {
        null => "null",
        _ => IsValue(value) ? $"{value}" : $"an object of type {TypeName(value.GetType())}",
    };

    static string TypeName(Type? type) => type is null ? "null" : type.IsGenericType ? $"{type.Name.Split('`')[0]}<{string.Join(", ", type.GetGenericArguments().Select(TypeName))}>" : type.Name;
}
