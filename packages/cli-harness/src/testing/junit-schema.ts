import { validateXML } from 'xmllint-wasm';

/**
 * What Jenkins, GitLab, Azure and GitHub's actions agree on: names, counts and times on suites, one ending at most in a
 * case, and the output after it.
 */
const SCHEMA = `<?xml version="1.0" encoding="UTF-8"?>
<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <xs:attributeGroup name="counts">
    <xs:attribute name="tests" type="xs:nonNegativeInteger" use="required" />
    <xs:attribute name="failures" type="xs:nonNegativeInteger" use="required" />
    <xs:attribute name="errors" type="xs:nonNegativeInteger" use="required" />
    <xs:attribute name="skipped" type="xs:nonNegativeInteger" />
  </xs:attributeGroup>
  <xs:element name="testsuites">
    <xs:complexType>
      <xs:sequence><xs:element ref="testsuite" minOccurs="0" maxOccurs="unbounded" /></xs:sequence>
      <xs:attribute name="name" type="xs:string" />
      <xs:attributeGroup ref="counts" />
    </xs:complexType>
  </xs:element>
  <xs:element name="testsuite">
    <xs:complexType>
      <xs:sequence>
        <xs:element name="properties" minOccurs="0">
          <xs:complexType>
            <xs:sequence>
              <xs:element name="property" maxOccurs="unbounded">
                <xs:complexType>
                  <xs:attribute name="name" type="xs:string" use="required" />
                  <xs:attribute name="value" type="xs:string" use="required" />
                </xs:complexType>
              </xs:element>
            </xs:sequence>
          </xs:complexType>
        </xs:element>
        <xs:element ref="testcase" minOccurs="0" maxOccurs="unbounded" />
      </xs:sequence>
      <xs:attribute name="name" type="xs:string" use="required" />
      <xs:attribute name="timestamp" use="required">
        <xs:simpleType>
          <xs:restriction base="xs:dateTime"><xs:pattern value="[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}" /></xs:restriction>
        </xs:simpleType>
      </xs:attribute>
      <xs:attribute name="time" type="xs:decimal" use="required" />
      <xs:attributeGroup ref="counts" />
    </xs:complexType>
  </xs:element>
  <xs:complexType name="ending" mixed="true">
    <xs:attribute name="message" type="xs:string" />
    <xs:attribute name="type" type="xs:string" use="required" />
  </xs:complexType>
  <xs:element name="testcase">
    <xs:complexType>
      <xs:sequence>
        <xs:choice minOccurs="0">
          <xs:element name="skipped" />
          <xs:element name="error" type="ending" />
          <xs:element name="failure" type="ending" />
        </xs:choice>
        <xs:element name="system-out" type="xs:string" minOccurs="0" />
      </xs:sequence>
      <xs:attribute name="classname" type="xs:string" use="required" />
      <xs:attribute name="name" type="xs:string" use="required" />
      <xs:attribute name="file" type="xs:string" />
      <xs:attribute name="time" type="xs:decimal" use="required" />
    </xs:complexType>
  </xs:element>
</xs:schema>`;

/** What is wrong with a JUnit file, as libxml2 finds it. */
export async function junitProblems(xml: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: 'report.xml', contents: xml }],
    schema: [SCHEMA],
  });
  return errors.map(({ message }) => message);
}
