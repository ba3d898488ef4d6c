using System.Collections.Concurrent;
using System.Reflection;
using System.Runtime.Loader;
using Assay.Core.Workloads;
using Assay.Shapes.Dialects;
using Assay.Shapes.Dialects.SchemaLanguages;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;
using Assay.Shapes.Reading;
using Assay.Shapes.Tests.Compilation;
using Assay.Shapes.Tests.Dialects.Protobuf.Types;
using Google.Protobuf;

namespace Assay.Shapes.Tests.Dialects.Protobuf;

/// <summary>The contract of a type of this assembly, with the messages that protoc generated.</summary>
internal sealed class ProtobufSample
{
    private static readonly ConcurrentDictionary<Type, Lazy<ProtobufSample>> Made = new();
    private readonly object contract;

    private ProtobufSample(Type root)
    {
        var emitted = Emit(root);
        var schema = emitted.Files.Single(file => file.Name.EndsWith(".proto", StringComparison.Ordinal));
        var sources = Protoc.Generate(schema.Name, schema.Content).Select((text, i) => ($"{schema.Name}{i}.cs", text));
        var compilation = SourceCompiler.Compile(
            $"Proto{root.Name.Split('`')[0]}",
            "net10.0",
            [.. sources, .. emitted.Files.Where(file => file != schema).Select(file => (file.Name, file.Content))],
            typeof(Roots).Assembly.Location,
            typeof(IMessage).Assembly.Location,
            typeof(DataSetAttribute).Assembly.Location,
            typeof(Worker.Session.WorkerProgram).Assembly.Location);
        var assembly = AssemblyLoadContext.GetLoadContext(typeof(ProtobufSample).Assembly)!
            .LoadFromAssemblyPath(compilation.Write(Path.Combine(SampleAssembly.Folder, "proto")));
        contract =
            Activator.CreateInstance(assembly.GetType(emitted.ContractInstance["new global::".Length..^"()".Length])!, nonPublic: true)!;
    }

    public static ProtobufSample Of<T>() => Made.GetOrAdd(typeof(T), type => new(() => new ProtobufSample(type))).Value;

    public static ShapeGraph Read(Type root)
    {
        using var reader = ShapeReader.Open(
            typeof(Roots).Assembly.Location, Path.GetDirectoryName(typeof(object).Assembly.Location)!, AppContext.BaseDirectory);
        if (root.Assembly == typeof(Roots).Assembly)
            return reader.Read(root.FullName!);
        var graph = reader.Read(typeof(Roots).FullName!);
        var member = graph.Objects.First().Members.Single(member => member.Shape.TypeName.Name == root.Name.Split('`')[0]);
        return new ShapeGraph(member.Shape, [.. graph.Shapes.Where(shape => shape != graph.Root)]);
    }

    public static EmittedContract Emit(Type root) =>
        ((BoundDialect)new ProtobufDialect().Bind(Read(root))).Emit(new EmissionContext("my-sample", "net10.0", new NoMapper()));

    public static string Schema<T>() =>
        Emit(typeof(T)).Files.Single(file => file.Name.EndsWith(".proto", StringComparison.Ordinal)).Content;

    public static T RoundTrip<T>(T value)
    {
        var sample = Of<T>();
        var message = sample.ToMessage(value!);
        return (T)sample.ToPlain(message.Descriptor.Parser.ParseFrom(message.ToByteArray()));
    }

    public IReadOnlyList<string> ConvertedMembers => (IReadOnlyList<string>)Call("get_ConvertedMembers");

    public IMessage ToMessage(object plain) => (IMessage)Call("ToContract", plain);

    public object ToPlain(IMessage message) => Call("ToPlain", message);

    private object Call(string method, params object[] arguments) =>
        contract.GetType().GetMethod(method)!.Invoke(contract, BindingFlags.DoNotWrapExceptions, null, arguments, null)!;
}
