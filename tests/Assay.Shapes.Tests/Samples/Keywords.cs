using System.Collections.Generic;

namespace @namespace.@class;

public enum @enum
{
    @default,
    @null,
    @if = 7,
}

public class @struct<@out>
{
    public @out @in { get; set; } = default!;
}

public class @object
{
    public int @int { get; set; }
    public string @string { get; set; } = "";
    public @enum @switch { get; set; }
    public List<@interface> @foreach { get; set; } = [];
    public @struct<@interface> @lock { get; set; } = new();
    public Dictionary<string, @enum> @params { get; set; } = [];
    public @record? @base { get; set; }
    public @required? @scoped { get; set; }
    public @file @await { get; set; }

    public class @interface
    {
        public int @event { get; set; }
    }
}

public record @record(int @class, string @this, @enum @sizeof);

public class @required
{
    public int @var { get; set; }
}

public struct @file
{
    public int @dynamic;
}
