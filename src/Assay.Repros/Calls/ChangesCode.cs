namespace Assay.Repros.Calls;

/// <summary>A file that serializes an object while another thread replaces all of its members, and then reads what was written.</summary>
internal sealed class ChangesCode(CallContext context) : CallCode(context)
{
    private const string Fields = """
        static global::System.Reflection.FieldInfo[] FieldsOf(Type? type)
        {
            const global::System.Reflection.BindingFlags Declared =
                global::System.Reflection.BindingFlags.Instance | global::System.Reflection.BindingFlags.Public
                | global::System.Reflection.BindingFlags.NonPublic | global::System.Reflection.BindingFlags.DeclaredOnly;
            return type is null ? [] : [.. type.GetFields(Declared), .. FieldsOf(type.BaseType)];
        }
        """;

    private const string Changing = """
        // Each member always holds a whole value: its first, or its second.
        bool isOver = false;
        var changer = new Thread(() =>
        {
            for (int change = 1; !Volatile.Read(ref isOver); change++)
            {
                for (int i = 0; i < fields.Length; i++)
                    fields[i].SetValue(changing, states[change % 2][i]);
            }
        });
        changer.Start();
        """;

    private const string Writing = """
        HashSet<string> payloads = [];
        Exception? refusal = null;
        var watch = global::System.Diagnostics.Stopwatch.StartNew();
        while (payloads.Count < 400 && watch.ElapsedMilliseconds < 400)
        {
            try
            {
                payloads.Add(Convert.ToBase64String(Write(serializer, changing)));
            }
            catch (Exception exception)
            {
                refusal ??= exception;
            }
        }

        Volatile.Write(ref isOver, true);
        changer.Join();
        """;

    private const string Judging = """
        for (int i = 0; i < fields.Length; i++)
        {
            if (states.All(state => Graph.FirstDifference(state[i], fields[i].GetValue(copy)) is not null))
            {
                string member = fields[i].Name.Split('<', '>') is [_, var property, _] ? property : fields[i].Name;
                Console.WriteLine($"FAILS: {member} holds what it never held");
                return 1;
            }
        }
        """;

    /// <inheritdoc/>
    public override IEnumerable<string> Statements =>
    [
        .. Setup,
        "var changing = Make(0);",
        "var fields = FieldsOf(changing.GetType());",
        "object?[][] states = [.. new[] { Make(0), Make(1) }.Select(value => fields.Select(field => field.GetValue(value)).ToArray())];",
        "",
        Changing,
        Writing,
        "",
        "foreach (string text in payloads)",
        "{",
        .. Guarded.Try(["var copy = Read(serializer, Convert.FromBase64String(text));", .. Judging.Split('\n')],
            Guarded.Refused("a payload of a changing object, ")).Select(Guarded.Indented),
        "}",
        "",
        "Console.WriteLine(refusal is null ? \"HOLDS: every payload is whole.\" : $\"HOLDS: an error, "
            + "{refusal.GetBaseException().Message}\");",
        "return 0;",
    ];

    /// <inheritdoc/>
    public override IReadOnlyList<string> Parts => [.. new CallFunctions(Context).Ordinary, Fields];
}
