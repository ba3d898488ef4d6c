#:package Newtonsoft.Json@13.0.4
#:property PublishAot=false
#:property ManagePackageVersionsCentrally=false
#:property TreatWarningsAsErrors=false
#:property GenerateDocumentationFile=false
#:property RunAnalyzers=false

// Expected: Two records that only their constructors fill and that hold each other come back.
// Newtonsoft.Json 13.0.4: lossy, Husband.Wife.Husband: null instead of a Husband
// Settings: PreserveReferencesHandling.Objects, ReferenceLoopHandling.Serialize, MaxDepth = 512
// Found by Assay as json.net/preserve-references#records-cycle. This file needs the .NET 10 SDK and nothing of Assay: dotnet run FILE

using System.Collections;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Text;
using Newtonsoft.Json;

var value = Make();
var serializer = new PreserveReferences<Husband>();

using var payload = new MemoryStream();
serializer.Serialize(value, payload);
payload.Position = 0;
var copy = serializer.Deserialize(payload);

string? difference = Graph.FirstDifference(Make(), copy);
Console.WriteLine(difference is null ? "HOLDS: Two records that only their constructors fill and that hold each other come back." : $"FAILS: {difference}");
return difference is null ? 0 : 1;

static Husband Make()
{
    Wife wife = (Wife)RuntimeHelpers.GetUninitializedObject(typeof(Wife));
    Husband husband = new("Pierre", wife);
    typeof(Wife).GetField("<Husband>k__BackingField", BindingFlags.Instance | BindingFlags.NonPublic)!.SetValue(wife, husband);
    return husband;
}

public record Husband(string Name, Wife? Wife);

public record Wife(string Name, Husband? Husband);

sealed class PreserveReferences<T>() : SerializerInstanceAdapter<T>(new JsonSerializer
{
    MaxDepth = 512,
    PreserveReferencesHandling = PreserveReferencesHandling.Objects,
    ReferenceLoopHandling = ReferenceLoopHandling.Serialize,
});

abstract class SerializerInstanceAdapter<T>(JsonSerializer serializer, Encoding? decoder = null)
{
    // The defaults of both classes in .NET, stated because those of .NET Framework cannot be left out.
    private const int CharactersHeld = 1024;
    private const int BytesHeld = 1024;
    private static readonly Encoding Utf8 = new UTF8Encoding(encoderShouldEmitUTF8Identifier: false, throwOnInvalidBytes: true);

    public void Serialize(T value, Stream destination)
    {
        using var text = new StreamWriter(destination, Utf8, CharactersHeld, leaveOpen: true);
        using var writer = new JsonTextWriter(text);
        serializer.Serialize(writer, value, typeof(T));
    }

    public T Deserialize(Stream source)
    {
        using var text = new StreamReader(source, decoder ?? Encoding.UTF8, detectEncodingFromByteOrderMarks: true, BytesHeld, leaveOpen: true);
        using var reader = new JsonTextReader(text);
        return serializer.Deserialize<T>(reader)!;
    }
}

// Compares what came back with what was written: types, fields, elements, and which places share an object.
static class Graph
{
    public static string? FirstDifference(object? expected, object? actual)
    {
        Dictionary<object, object> copies = new(ReferenceEqualityComparer.Instance);
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

            // Empty collections may be shared by everybody.
            if (!one.GetType().IsValueType && !(one is IEnumerable some && !some.Cast<object?>().Any()))
            {
                if (copies.TryGetValue(one, out object? known))
                {
                    continue;
                }
                copies.Add(one, other);
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
