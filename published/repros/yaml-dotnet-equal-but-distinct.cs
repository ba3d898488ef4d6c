#:package YamlDotNet@16.3.0
#:property PublishAot=false
#:property ManagePackageVersionsCentrally=false
#:property TreatWarningsAsErrors=false
#:property GenerateDocumentationFile=false
#:property RunAnalyzers=false

// Expected: Equal objects of a type that overrides Equals stay two objects.
// YamlDotNet 16.3.0: lossy, Wallet.Right: a shared object instead of a separate one
// Settings: WithQuotingNecessaryStrings(), WithMaximumRecursion(512)
// Found by Assay as yaml-dotnet#equal-but-distinct. This file needs the .NET 10 SDK and nothing of Assay: dotnet run FILE

using System.Collections;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Text;
using YamlDotNet.Serialization;

var value = Make();
var serializer = new Quoting<Wallet>();
serializer.Prepare();

using var payload = new MemoryStream();
serializer.Serialize(value, payload);
payload.Position = 0;
var copy = serializer.Deserialize(payload);

string? difference = Graph.FirstDifference(Make(), copy);
Console.WriteLine(difference is null ? "HOLDS: Equal objects of a type that overrides Equals stay two objects." : $"FAILS: {difference}");
return difference is null ? 0 : 1;

static Wallet Make() => new() { Left = new Banknote { Worth = 10 }, Right = new Banknote { Worth = 10 } };

public class Wallet
{
    public Banknote? Left { get; set; }

    public Banknote? Right { get; set; }
}

public class Banknote
{
    public int Worth { get; set; }

    public override bool Equals(object? obj) => obj is Banknote other && other.Worth == Worth;

    public override int GetHashCode() => Worth;
}

sealed class Quoting<T> : YamlAdapter<T>
{
    public void Prepare() => Use(new SerializerBuilder().WithQuotingNecessaryStrings().WithMaximumRecursion(512).Build(), new DeserializerBuilder().Build());
}

abstract class YamlAdapter<T>
{
    // The defaults of both classes in .NET, stated because those of .NET Framework cannot be left out.
    private const int CharactersHeld = 1024;
    private const int BytesHeld = 1024;
    private static readonly Encoding Utf8 = new UTF8Encoding(encoderShouldEmitUTF8Identifier: false, throwOnInvalidBytes: true);

    private ISerializer serializer = null!;
    private IDeserializer deserializer = null!;

    public void Serialize(T value, Stream destination)
    {
        using var text = new StreamWriter(destination, Utf8, CharactersHeld, leaveOpen: true);
        serializer.Serialize(text, value, typeof(T));
    }

    public T Deserialize(Stream source)
    {
        using var text = new StreamReader(source, Encoding.UTF8, detectEncodingFromByteOrderMarks: true, BytesHeld, leaveOpen: true);
        return deserializer.Deserialize<T>(text);
    }

    protected void Use(ISerializer serializer, IDeserializer deserializer) => (this.serializer, this.deserializer) = (serializer, deserializer);
}

// Compares what came back with what was written: types, fields, elements, and which places share an object.
static class Graph
{
    public static string? FirstDifference(object? expected, object? actual)
    {
        HashSet<object> met = new(ReferenceEqualityComparer.Instance);
        Stack<(object?, object?, string)> open = new([(expected, actual, TypeName((expected ?? actual)?.GetType()))]);
        while (open.TryPop(out var pair))
        {
            var (one, other, path) = pair;
            if (one is null || other is null || one.GetType() != other.GetType() || IsValue(one))
            {
                continue;
            }

            // Empty collections may be shared by everybody.
            if (!one.GetType().IsValueType && !(one is IEnumerable some && !some.Cast<object?>().Any()))
            {
                if (!met.Add(other))
                    return $"{path}: expected a separate object, got a shared one";
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

    static string TypeName(Type? type) => type is null ? "null" : type.IsGenericType ? $"{type.Name.Split('`')[0]}<{string.Join(", ", type.GetGenericArguments().Select(TypeName))}>" : type.Name;
}
